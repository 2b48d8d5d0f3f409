import type { ReactNode } from 'react';

/** A setting: its control, and how to reset it. */
export type Setting< Values > = {
	/** Label of the control, and of its entry in the panel's menu. */
	label: string;
	/** Values of a reset. */
	reset: Partial< Values >;
	/** Draws the control. */
	control: ( label: string ) => ReactNode;
	/** Whether the setting is shown while it has its default value; `false` leaves it to the panel's menu. Default `true`. */
	isShownByDefault?: boolean;
	/** Whether the control has half of the width, beside another one. */
	isHalf?: boolean;
};

/** Settings in order; false values are left out. */
export type Settings< Values > = readonly ( Setting< Values > | false )[];

/**
 * Filters out the settings that are left out.
 *
 * @param settings Settings, of which some may be left out.
 */
export const getShownSettings = < Values >(
	settings: Settings< Values >
): Setting< Values >[] => settings.flatMap( ( setting ) => setting || [] );

/** Hides a setting in the panel's menu while it has its default value. */
export const hideByDefault = < Values >(
	setting: Setting< Values >
): Setting< Values > => ( { ...setting, isShownByDefault: false } );

/** Style of a half-width item. */
const HALF = { gridColumn: 'span 1' };

/** Props of the ToolsPanelItem of a setting. */
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
 * Whether a setting has a value other than its default. Empty strings count as unset; lists are compared by content.
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

/** Values that reset all settings in one undo step. */
export const getResetValues = < Values >(
	settings: readonly Setting< Values >[]
): Partial< Values > =>
	settings.reduce< Partial< Values > >(
		( all, { reset } ) => ( { ...all, ...reset } ),
		{}
	);
