export const PREFIXES = [ 'none', 'icon', 'label' ] as const;
export type Prefix = ( typeof PREFIXES )[ number ];

export type Attributes = {
	/** Own addition: what stands in front of email, phone and address on the page. */
	prefix: Prefix;
};

/** Name of the box's word to the details in it. */
export const CONTEXT = 'mainstreet/contactPrefix';
