import type { BlockDeprecation } from '@wordpress/blocks';
import type { ReactNode } from 'react';
import { TIERS } from '../constants';
import {
	COLORS,
	INTERVALS,
	SIZES,
	TEXT_NAMES,
	type Attributes,
	type StoredDonation,
} from '../types';

type Schema = Record< string, Record< string, unknown > >;

/** A deprecated version, whose attributes have the types of its schema. */
type Version< Old > = {
	attributes: Schema;
	save: ( props: { attributes: Old } ) => ReactNode;
	migrate: ( old: Old ) => Partial< Attributes >;
};

const all = ( type: string | string[], names: readonly string[] ): Schema =>
	Object.fromEntries( names.map( ( name ) => [ name, { type } ] ) );

/** Attributes that any version may contain, without texts: which texts are the standard ones depends on the language. */
export const attributes: Schema = {
	currency: { type: 'string', default: 'USD' },
	...Object.fromEntries(
		INTERVALS.map( ( { attribute } ) => [
			attribute,
			{
				type: 'object',
				default: { show: true, planId: null, amounts: [ ...TIERS ] },
			},
		] )
	),
	showCustomAmount: { type: 'boolean', default: true },
	...all( 'string', [
		...COLORS,
		...SIZES,
		'chooseAmountText',
		'customAmountText',
		'fallbackLinkUrl',
		'defaultInterval',
		'triggerButtonText',
		'tabsAppearance',
		'buttonAlignment',
		'contentAlignment',
		'displayMode',
		'triggerIcon',
		'variationName',
		'goalText',
		'thankYouText',
	] ),
	...all( 'number', [
		'customAmountPlaceholder',
		'minimumAmount',
		'maximumAmount',
		'goalAmount',
	] ),
	...all( 'integer', [ 'defaultAmount' ] ),
	...all( 'boolean', [ 'triggerSticky', 'coverFees' ] ),
	...all( 'object', [
		'tabPadding',
		'buttonPadding',
		'amountBorder',
		'blockBorder',
	] ),
	...all(
		[ 'string', 'object' ],
		[ 'amountBorderRadius', 'buttonBorderRadius', 'blockBorderRadius' ]
	),
};

/** Block supports of all deprecated versions. */
const supports = {
	html: false,
	color: { gradients: true, link: true },
	typography: {
		fontSize: true,
		lineHeight: true,
		__experimentalFontFamily: true,
		__experimentalFontStyle: true,
		__experimentalFontWeight: true,
		__experimentalLetterSpacing: true,
		__experimentalTextDecoration: true,
		__experimentalTextTransform: true,
	},
};

/**
 * Creates an entry of `deprecated`.
 *
 * @param version What the version wrote. The editor hands over what its schema read.
 */
export const defineOld = < Old >( version: Version< Old > ) =>
	( { supports, ...version } ) as unknown as BlockDeprecation< Attributes >;

/** Texts of an interval. */
export type Texts = Partial<
	Record< ( typeof TEXT_NAMES )[ number ], string >
>;

/** Texts read from the saved markup. */
export type SavedTexts = { text?: string }[];

/**
 * Creates the schema of such a list.
 *
 * @param selector What holds the texts.
 */
export const readTexts = ( selector: string ) => ( {
	type: 'array',
	source: 'query',
	selector,
	query: { text: { type: 'string', source: 'html' } },
} );

/**
 * Adds texts of the saved markup that the attributes do not contain, so that visitors still see the same texts.
 *
 * @param donation What the comment says of an interval.
 * @param saved    What the markup says, by name.
 */
export function addTexts(
	donation: StoredDonation,
	saved: Texts
): StoredDonation {
	const added = { ...donation };
	for ( const name of TEXT_NAMES ) {
		added[ name ] ??= saved[ name ];
	}
	return added;
}
