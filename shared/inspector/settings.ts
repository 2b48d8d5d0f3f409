import type { ReactNode } from 'react';

/** One setting of an inspector: a control, and what it takes to put it back. */
export type Setting< Values > = {
	/** Name of the control, and of its entry in the menu that puts settings back. */
	label: string;
	/** The values with which nothing is set. */
	reset: Partial< Values >;
	/** Draws the control. */
	control: ( label: string ) => ReactNode;
	/** Whether the setting is shown while it has its default value; `false` leaves it to the panel's menu. Default `true`. */
	isShownByDefault?: boolean;
	/** Whether the control takes half of the width, beside another of the same kind. */
	isHalf?: boolean;
};

/** Settings in their order; what is false is left out. */
export type Settings< Values > = readonly ( Setting< Values > | false )[];

/**
 * The settings that are there.
 *
 * @param settings Settings, of which some may be left out.
 */
export const getShown = < Values >(
	settings: Settings< Values >
): Setting< Values >[] => settings.flatMap( ( setting ) => setting || [] );

/**
 * Leaves a setting to the panel's menu while it has its default value.
 *
 * @param setting A setting.
 */
export const hideByDefault = < Values >(
	setting: Setting< Values >
): Setting< Values > => ( { ...setting, isShownByDefault: false } );

/** Style of an item that shares its row with another one. */
const HALF = { gridColumn: 'span 1' };

/**
 * Properties of the item of a setting in a panel of WordPress.
 *
 * @param setting A setting.
 */
export const getItemProps = < Values >( {
	label,
	isShownByDefault = true,
	isHalf = false,
}: Setting< Values > ) => ( {
	label,
	isShownByDefault,
	...( isHalf && { style: HALF } ),
} );

/**
 * Whether somebody has set a setting. An empty text is none; lists are compared by what they hold.
 *
 * @param values Values there are.
 * @param reset  Values with which nothing is set.
 */
export const isSet = < Values extends object >(
	values: Values,
	reset: Partial< Values >
): boolean => {
	const have = new Map< string, unknown >( Object.entries( values ) );
	return Object.entries( reset ).some(
		( [ name, value ] ) =>
			JSON.stringify( have.get( name ) ?? '' ) !==
			JSON.stringify( value ?? '' )
	);
};

/**
 * The values that put all settings back, so that one undo brings them again.
 *
 * @param settings Settings.
 */
export const getResets = < Values >(
	settings: readonly Setting< Values >[]
): Partial< Values > =>
	settings.reduce< Partial< Values > >(
		( all, { reset } ) => ( { ...all, ...reset } ),
		{}
	);
