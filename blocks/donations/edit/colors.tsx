import { ContrastChecker } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { StyleColors } from '@shared/inspector';
import { COLORS, type Attributes, type ColorName } from '../types';
import { toCssColor } from './styles';

type Props = {
	attributes: Attributes;
	onChange: ( attributes: Partial< Attributes > ) => void;
};

const getLabels = (): Record< ColorName, string > => ( {
	activeTabBackgroundColor: __(
		'Active tab background',
		'mainstreet-blocks'
	),
	activeTabTextColor: __( 'Active tab text', 'mainstreet-blocks' ),
	inactiveTabBackgroundColor: __(
		'Inactive tab background',
		'mainstreet-blocks'
	),
	inactiveTabTextColor: __( 'Inactive tab text', 'mainstreet-blocks' ),
	selectedAmountBackgroundColor: __(
		'Selected amount background',
		'mainstreet-blocks'
	),
	selectedAmountTextColor: __( 'Selected amount text', 'mainstreet-blocks' ),
	selectedAmountOutlineColor: __(
		'Selected amount border',
		'mainstreet-blocks'
	),
	tabBorderColor: __( 'Tab divider', 'mainstreet-blocks' ),
} );

/** Color settings that are visible before one of them is set. */
const MAIN_COLORS: readonly ColorName[] = [
	'selectedAmountBackgroundColor',
	'selectedAmountTextColor',
];

/** Text and background colors whose contrast is checked. */
const PAIRS: readonly ( readonly [ ColorName, ColorName ] )[] = [
	[ 'activeTabTextColor', 'activeTabBackgroundColor' ],
	[ 'inactiveTabTextColor', 'inactiveTabBackgroundColor' ],
	[ 'selectedAmountTextColor', 'selectedAmountBackgroundColor' ],
];

/** Color settings of tabs and amounts. Those of the whole block are block supports. */
export function Colors( { attributes, onChange }: Props ) {
	const labels = getLabels();
	return (
		<StyleColors
			colors={ COLORS.map( ( name ) => ( {
				label: labels[ name ],
				color: toCssColor( attributes[ name ] ),
				onColor: ( color ) =>
					onChange( { [ name ]: color || undefined } ),
				reset: { [ name ]: undefined },
				isShownByDefault: MAIN_COLORS.includes( name ),
			} ) ) }
		>
			{ PAIRS.map( ( [ text, background ] ) => (
				<ContrastChecker
					key={ text }
					textColor={ attributes[ text ] }
					backgroundColor={ attributes[ background ] }
					isLargeText={ false }
				/>
			) ) }
		</StyleColors>
	);
}
