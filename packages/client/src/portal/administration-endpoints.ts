import { fetchAlerts, resolveAlert } from '@portal/domain/alerts';
import { fetchAudit } from '@portal/domain/audit';
import { discardDeadLetters, fetchDeadLetters, resendDeadLetters } from '@portal/domain/outbox';
import { fetchPortalSettings, updatePortalSetting } from '@portal/domain/portal';
import { fetchProviders } from '@portal/domain/providers';
import { fetchReconciliation, reconcile, resolveDifference } from '@portal/domain/reconciliation';
import { exportNumbers, fetchNumbers } from '@portal/domain/reports';
import {
  beginConfirmation,
  beginSecondFactor,
  changeOwnPassword,
  checkConfirmation,
  checkFirstAdminLink,
  confirmSession,
  createFirstAdmin,
  createStaff,
  fetchSecondFactors,
  fetchStaff,
  finishSecondFactor,
  removeSecondFactor,
  removeStaffSecondFactors,
  renewRecoveryCodes,
  resetStaffPassword,
  updateStaff,
} from '@portal/domain/staff';
import { sendTelegram } from '@portal/domain/staff-notifications';

/** What staff call to run the portal. Lists are read page by page: `page` from 1, `pageSize` 20 and at most 100. */
export interface AdministrationEndpoints {
  /** What somebody must act on; each role has its own. */
  readonly alerts: {
    /** Open ones, or those that are resolved, newest first. Later changes arrive as `alertChange` events. */
    readonly list: typeof fetchAlerts;
    /** Ticks one off with the caller's name and a note; refused while money is owed. */
    readonly resolve: typeof resolveAlert;
  };
  /** Who changed what; for the role admin. */
  readonly audit: {
    /** The latest change first. */
    readonly list: typeof fetchAudit;
  };
  /** Proof of who one is, said again before what is dangerous; for every staff role. */
  readonly confirmation: {
    /** What one can say it with. */
    readonly begin: typeof beginConfirmation;
    /** Says it: what is dangerous is then open to this session for ten minutes. */
    readonly confirm: typeof confirmSession;
    /**
     * Does nothing where one has just said it: for what is no call, e.g. a link to a file. Else throws
     * ForbiddenError `REAUTHENTICATION_REQUIRED`.
     */
    readonly check: typeof checkConfirmation;
  };
  /** What could not be delivered; for the role admin. */
  readonly deadLetters: {
    /** The newest first. */
    readonly list: typeof fetchDeadLetters;
    /** Tries to deliver again; says how many are on their way. */
    readonly resend: typeof resendDeadLetters;
    /** Forgets; says how many are gone. */
    readonly discard: typeof discardDeadLetters;
  };
  /** The first account of a portal that has none; for the holder of a one-time link's token. */
  readonly firstAdmin: {
    /** Whether the link still makes one. */
    readonly check: typeof checkFirstAdminLink;
    /** Makes the first admin, who then signs in as everybody does. */
    readonly create: typeof createFirstAdmin;
  };
  /** Outside systems: payments, restaurant, SMS, chat. */
  readonly providers: {
    /** How they are doing. Later changes arrive as `providerHealthChange` events. */
    readonly list: typeof fetchProviders;
  };
  /** The portal's books beside the payment provider's; for the role admin. */
  readonly reconciliation: {
    /**
     * Compares a period of at most 31 days. Answers within some 10 s: `finishedAt` is null while it goes on, and
     * `list` then tells how far it is.
     */
    readonly run: typeof reconcile;
    /** The newest comparison, and the differences, newest first. */
    readonly list: typeof fetchReconciliation;
    /** Does something about a difference, where that is possible. */
    readonly resolve: typeof resolveDifference;
  };
  /** What periods came to; for the role admin. */
  readonly reports: {
    /** The numbers of whole days, first and last included, at most 366, beside those of the days before. */
    readonly get: typeof fetchNumbers;
    /** The same day by day as a CSV file. */
    readonly exportAddress: typeof exportNumbers;
  };
  /** How one proves who one is beside a password; for every staff role, each for their own account. */
  readonly secondFactors: {
    readonly list: typeof fetchSecondFactors;
    readonly begin: typeof beginSecondFactor;
    /** Enrols it; with the first one come recovery codes, shown this once. */
    readonly finish: typeof finishSecondFactor;
    readonly remove: typeof removeSecondFactor;
    /** Makes new recovery codes; those of before serve no more. */
    readonly renewRecoveryCodes: typeof renewRecoveryCodes;
  };
  /** The portal's settings; for the role admin. */
  readonly settings: {
    /** All of them. What everybody may read is in `portal.settings.get()`. */
    readonly get: typeof fetchPortalSettings;
    /**
     * Changes those that are given, and returns what everybody may read of them. With `was`, what the writer has
     * seen, a change that somebody else made meanwhile is not written over: `CONFLICT`, with a detail for each.
     */
    readonly update: typeof updatePortalSetting;
  };
  /** Accounts of staff; for the role admin, but for one's own password. */
  readonly staff: {
    /** By their names. */
    readonly list: typeof fetchStaff;
    /** Makes an account; without a password it gets one, which is not shown again. */
    readonly create: typeof createStaff;
    /** Changes an account; another role, another password or `disabled` signs it out everywhere. */
    readonly update: typeof updateStaff;
    /** Gives a colleague's account a new password and returns it, this once. */
    readonly resetPassword: typeof resetStaffPassword;
    /** Takes a colleague's second factors away; the account is signed out everywhere. */
    readonly removeSecondFactors: typeof removeStaffSecondFactors;
    /** Changes one's own password; for every staff role. All other sessions of the account end. */
    readonly changeOwnPassword: typeof changeOwnPassword;
  };
  /** The chat of staff. */
  readonly staffChat: {
    /** Writes into a topic, at most 1,000 characters, five times in a minute; for the roles admin and moderator. */
    readonly write: typeof sendTelegram;
  };
}

/** The endpoints of {@link AdministrationEndpoints}. */
export const administrationEndpoints: AdministrationEndpoints = {
  alerts: { list: fetchAlerts, resolve: resolveAlert },
  audit: { list: fetchAudit },
  confirmation: { begin: beginConfirmation, confirm: confirmSession, check: checkConfirmation },
  deadLetters: { list: fetchDeadLetters, resend: resendDeadLetters, discard: discardDeadLetters },
  firstAdmin: { check: checkFirstAdminLink, create: createFirstAdmin },
  providers: { list: fetchProviders },
  reconciliation: { run: reconcile, list: fetchReconciliation, resolve: resolveDifference },
  reports: { get: fetchNumbers, exportAddress: exportNumbers },
  secondFactors: {
    list: fetchSecondFactors,
    begin: beginSecondFactor,
    finish: finishSecondFactor,
    remove: removeSecondFactor,
    renewRecoveryCodes,
  },
  settings: { get: fetchPortalSettings, update: updatePortalSetting },
  staff: {
    list: fetchStaff,
    create: createStaff,
    update: updateStaff,
    resetPassword: resetStaffPassword,
    removeSecondFactors: removeStaffSecondFactors,
    changeOwnPassword,
  },
  staffChat: { write: sendTelegram },
};
