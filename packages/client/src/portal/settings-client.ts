import {
  fetchPortalSettings,
  updatePortalSetting,
  type PortalAttributes,
  type PortalSettings,
  type PortalSettingsChange,
} from '@portal/domain/portal';
import type { Caller, CallOptions } from '../call/caller.ts';
import { done, refused, type Outcome, type RefusalOf } from '../call/reply/outcome.ts';

/** The portal's settings; for the role admin. */
export interface SettingsClient {
  /** All of them. What everybody may read is in `catalogue.portal()`. */
  read(options?: CallOptions): Promise<PortalSettings>;
  /**
   * Changes those that are given, and returns what everybody may read of them. With `was`, what the
   * writer has seen, a change that somebody else made meanwhile is not written over: `CONFLICT`, with a
   * detail for each such setting.
   *
   * @throws InvalidError when a value is none that can be.
   */
  change(
    changes: PortalSettingsChange,
    was?: PortalSettingsChange,
  ): Promise<Outcome<PortalAttributes, RefusalOf<typeof updatePortalSetting>>>;
}

/** Reads and changes the settings. */
export function createSettingsClient(call: Caller): SettingsClient {
  return {
    async read(options) {
      const { body } = await call(fetchPortalSettings, { body: {} }, options);
      return body.settings.data.attributes;
    },
    async change(attributes, was) {
      const data = { attributes, ...(was && { was }) };
      const reply = await call(updatePortalSetting, { body: { data } });
      return reply.status === 200 ? done(reply.body.status.data.attributes) : refused(reply);
    },
  };
}
