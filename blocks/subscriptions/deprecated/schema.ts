import type { BlockDeprecation } from '@wordpress/blocks';
import type { ReactNode } from 'react';
import { TEXTS } from '../constants';
import { COLORS, type Attributes } from '../types';

type Schema = Record< string, Record< string, unknown > >;

/** An old version, whose attributes have the types that its schema says. */
type Version< Old > = {
	attributes: Schema;
	save: ( props: { attributes: Old } ) => ReactNode;
	migrate?: ( old: Old ) => Record< string, unknown >;
};

const all = ( type: string, names: readonly string[] ): Schema =>
	Object.fromEntries( names.map( ( name ) => [ name, { type } ] ) );

const off = { type: 'boolean', default: false };

/** What posts of every version may hold, with today's standard texts. */
export const attributes: Schema = {
	...all( 'string', [
		...COLORS,
		...COLORS.map(
			( name ) =>
				`custom${ name.charAt( 0 ).toUpperCase() }${ name.slice( 1 ) }`
		),
		'buttonWidth',
		'appSource',
		'nameFieldLabel',
	] ),
	...all( 'number', [
		'borderRadius',
		'borderWeight',
		'padding',
		'spacing',
	] ),
	...all( 'boolean', [
		'includeSocialFollowers',
		'preselectNewsletterCategories',
	] ),
	...all( 'array', [ 'selectedNewsletterCategoryIds', 'extraFields' ] ),
	...Object.fromEntries(
		Object.entries( TEXTS ).map( ( [ name, text ] ) => [
			name,
			{ type: 'string', default: text },
		] )
	),
	showSubscribersTotal: off,
	buttonOnNewLine: off,
	showNameField: off,
};

const supports = {
	html: false,
	align: [ 'wide', 'full' ],
	spacing: { margin: true, padding: true },
};

/**
 * An entry of `deprecated`.
 *
 * @param version What the version wrote. The editor hands over what its schema read.
 */
export const defineOld = < Old = Attributes >( version: Version< Old > ) =>
	( { supports, ...version } ) as unknown as BlockDeprecation< Attributes >;
