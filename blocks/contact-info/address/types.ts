/** The parts of an address in the order they are asked for. */
export const PARTS = [
	'address',
	'addressLine2',
	'addressLine3',
	'city',
	'region',
	'postal',
	'country',
] as const;
export type Part = ( typeof PARTS )[ number ];

export type Address = Record< Part, string >;

export type Attributes = Address & {
	linkToGoogleMaps: boolean;
	/** Own addition: whether the page shows the site's details in place of these. */
	useSite?: boolean;
};
