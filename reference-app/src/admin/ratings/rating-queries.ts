import type { Unwrapped } from '@portal/client';
import type { StaffRating } from '@portal/domain/ratings';
import { adminPaths } from '@portal/domain/staff';
import { staffPortal } from '../staff-portal.ts';
import { pageQuery } from '../table-page/page-query.ts';

/** A rating as the console holds it. */
export type AdminRating = Unwrapped<StaffRating>;

/** Where the console lists ratings: below the guests, as the menu's items are the specification's. */
export const ratingsPath = `${adminPaths.guests}/ratings`;

/** One page of ratings. */
export const ratingSearchQuery = pageQuery(['ratings', 'search'], staffPortal.ratings.list);
