import { store as coreStore } from '@wordpress/core-data';
import {
	dispatch,
	select as selectFrom,
	type useSelect,
} from '@wordpress/data';
import { isRecord, toRecord, toText, type UnknownRecord } from '@shared/guards';

/** Member of the site entity, and option, that holds the details (src/business). */
export const OPTION = 'mainstreet_business';

/** The route of the details, which people without the site settings may read, as an entity. */
const ENTITY = [ 'mainstreet', 'business' ] as const;

/** The entities have one record without a key, which the types of core do not know. */
const NO_KEY = undefined as unknown as string;

/** Members of an address, in the order in which it is written. */
const LINES = [ 'address', 'addressLine2', 'addressLine3' ] as const;

const NONE: UnknownRecord = {};

/** As toRecord(), but always with the same empty object, as useSelect() compares. */
const toStable = ( value: unknown ): UnknownRecord =>
	isRecord( value ) ? value : NONE;

/** As useSelect() and callbacks of core pass it. */
export type Select = Parameters<
	Extract<
		Parameters< typeof useSelect >[ 0 ],
		( ...args: never[] ) => unknown
	>
>[ 0 ];

export type Business = {
	/** Whether the user may change the details; undefined until it is known. */
	canEdit: boolean | undefined;
	/** Name, phone, email and address. Any type. */
	contact: UnknownRecord;
	/** Opening hours. Any type. */
	hours: UnknownRecord;
	/** Title of the site; '' if unknown. */
	title: string;
	/** Texts that the server computes, by key. */
	texts: UnknownRecord;
};

dispatch( coreStore ).addEntities( [
	{
		kind: ENTITY[ 0 ],
		name: ENTITY[ 1 ],
		baseURL: '/mainstreet/v1/business',
	},
] );

/**
 * Reads the details of the business, with unsaved changes for those who may change them.
 *
 * @param select Selectors, within useSelect() or a callback of core.
 */
export function readBusiness( select: Select ): Business {
	const { canUser, getEditedEntityRecord, getEntityRecord } =
		select( coreStore );
	const canEdit = canUser( 'update', { kind: 'root', name: 'site' } );
	const record = toStable( getEntityRecord( ...ENTITY, NO_KEY ) );
	const texts = toStable( record.texts );
	if ( ! canEdit ) {
		return {
			canEdit,
			contact: toStable( record.contact ),
			hours: toStable( record.hours ),
			title: toText( texts.name ),
			texts,
		};
	}
	// The selector returns the record only once this resolver has loaded it.
	getEntityRecord( 'root', 'site' );
	const site = toStable( getEditedEntityRecord( 'root', 'site', NO_KEY ) );
	const details = toStable( site[ OPTION ] );
	return {
		canEdit,
		contact: details,
		hours: details,
		title: toText( site.title ),
		texts,
	};
}

/**
 * Changes details in the site entity. They are stored when the editor saves the site.
 *
 * @param changes  Members by name.
 * @param isCached Whether undo reverts them together with the change before.
 */
export function editBusiness( changes: UnknownRecord, isCached = false ): void {
	const site = toRecord(
		selectFrom( coreStore ).getEditedEntityRecord( 'root', 'site', NO_KEY )
	);
	// The types of core lack the first.
	const options = { isCached, undoIgnore: false };
	dispatch( coreStore ).editEntityRecord(
		'root',
		'site',
		NO_KEY,
		{ [ OPTION ]: { ...toRecord( site[ OPTION ] ), ...changes } },
		options
	);
}

/** The address in one line, as the server writes it (Business_Facts). */
function getAddress( contact: UnknownRecord ): string {
	const join = ( parts: unknown[], separator: string ) =>
		parts.map( toText ).filter( Boolean ).join( separator );
	return join(
		[
			...LINES.map( ( line ) => contact[ line ] ),
			join( [ contact.city, contact.region, contact.postal ], ' ' ),
			contact.country,
		],
		', '
	);
}

/**
 * Text of a key of the bindings source.
 *
 * @return '' if it is unknown.
 */
export function getText(
	{ contact, texts, title }: Business,
	key: string
): string {
	if ( key === 'name' ) {
		return toText( contact.name ) || title;
	}
	if ( key === 'phone' || key === 'email' ) {
		return toText( contact[ key ] );
	}
	return key === 'address' ? getAddress( contact ) : toText( texts[ key ] );
}
