import { ContrastChecker } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { StyleColors } from '@shared/inspector';
import { COLORS, type Attributes, type ColorName } from '../types';
import { toCssColor } from './look';

type Props = {
	attributes: Attributes;
	onChange: ( attributes: Partial< Attributes > ) => void;
};

const getLabels = (): Record< ColorName, string > => ( {
	activeTabBackgroundColor: __( 'Open tab fill', 'mainstreet-blocks' ),
	activeTabTextColor: __( 'Open tab text', 'mainstreet-blocks' ),
	inactiveTabBackgroundColor: __( 'Other tabs fill', 'mainstreet-blocks' ),
	inactiveTabTextColor: __( 'Other tabs text', 'mainstreet-blocks' ),
	selectedAmountBackgroundColor: __(
		'Chosen amount fill',
		'mainstreet-blocks'
	),
	selectedAmountTextColor: __( 'Chosen amount text', 'mainstreet-blocks' ),
	selectedAmountOutlineColor: __(
		'Chosen amount outline',
		'mainstreet-blocks'
	),
	tabBorderColor: __( 'Lines between tabs', 'mainstreet-blocks' ),
} );

/** Text on its background. */
const PAIRS: readonly ( readonly [ ColorName, ColorName ] )[] = [
	[ 'activeTabTextColor', 'activeTabBackgroundColor' ],
	[ 'inactiveTabTextColor', 'inactiveTabBackgroundColor' ],
	[ 'selectedAmountTextColor', 'selectedAmountBackgroundColor' ],
];

/** Colours of tabs and amounts, beside those of the whole block. */
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
