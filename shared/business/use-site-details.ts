import { useSelect } from '@wordpress/data';
import type { UnknownRecord } from '@shared/guards';
import { editBusiness, readBusiness } from './business';

/** Attribute of blocks that can show the site’s details. */
export type WithSite = { useSite?: boolean };

export type SiteDetails< A extends object = object > = {
	/** Whether the author chose the site’s details. */
	isOn: boolean;
	/** Whether the user may change the site’s details; undefined until it is known. */
	canEdit: boolean | undefined;
	/** Whether the block shows details that this user cannot change. */
	isReadOnly: boolean;
	/** The attributes as the block shows them. */
	values: A;
	/** Changes what the block shows: the site’s details, and the copy in the post. */
	change: ( changes: Partial< A > ) => void;
	/** Switches between the site’s details and those of the block. */
	toggle: ( isOn: boolean ) => void;
};

type Store< A extends object > = {
	attributes: A & WithSite;
	setAttributes: ( changes: Partial< A & WithSite > ) => void;
	/**
	 * Reads the attributes that are details of the business, too.
	 *
	 * @param details The site’s details, or the attributes. Any type.
	 * @return Null where there are none.
	 */
	read: ( details: UnknownRecord ) => Partial< A > | null;
};

/**
 * Lets a block show the site’s details in place of its own. The post keeps a copy, which is shown where the site has none, and
 * while the plugin is off.
 */
export function useSiteDetails< A extends object >( {
	attributes,
	setAttributes,
	read,
}: Store< A > ): SiteDetails< A > {
	const isOn = attributes.useSite === true;
	// Blocks with details of their own need not load those of the site.
	const business = useSelect(
		( select ) => ( isOn ? readBusiness( select ) : null ),
		[ isOn ]
	);
	const canEdit = business?.canEdit;
	const site = business && read( { ...business.contact, ...business.hours } );

	return {
		isOn,
		canEdit,
		isReadOnly: site !== null && canEdit !== true,
		values: { ...attributes, ...site },
		change: ( changes ) => {
			setAttributes( changes as Partial< A & WithSite > );
			if ( canEdit ) {
				// All of them: those of the block become the site’s if it has none.
				editBusiness(
					{ ...( site ?? read( { ...attributes } ) ), ...changes },
					true
				);
			}
		},
		// The block keeps what it showed last.
		toggle: ( isNowOn ) =>
			setAttributes( {
				...( isNowOn ? null : site ),
				// Not saved while it is off.
				useSite: isNowOn || undefined,
			} as Partial< A & WithSite > ),
	};
}
