import { readDonation } from '../attributes';
import {
	INTERVALS,
	type Attributes,
	type DonationName,
	type StoredDonation,
} from '../types';

/**
 * Returns the attribute of an interval with changes. Members that the block does not know are kept.
 *
 * @param attributes Attributes of the block.
 * @param name       Attribute of the interval.
 * @param changes    What is changed.
 */
export const changeDonation = (
	attributes: Attributes,
	name: DonationName,
	changes: Partial< StoredDonation >
): Partial< Attributes > => ( {
	[ name ]: {
		...readDonation( attributes, name ),
		...attributes[ name ],
		...changes,
	},
} );

/**
 * Returns the attributes of all intervals with changes.
 *
 * @param attributes Attributes of the block.
 * @param getChanges What is changed, by interval.
 */
export const changeDonations = (
	attributes: Attributes,
	getChanges: (
		item: ( typeof INTERVALS )[ number ]
	) => Partial< StoredDonation >
): Partial< Attributes > =>
	Object.assign(
		{},
		...INTERVALS.map( ( item ) =>
			changeDonation( attributes, item.attribute, getChanges( item ) )
		)
	);
