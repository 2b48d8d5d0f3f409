import { InspectorControls, PanelColorSettings } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { EditProps } from './types';

const NAMES = [
	'seekbarColor',
	'seekbarLoadingColor',
	'seekbarPlayedColor',
] as const;

type Colors = Partial< Record< ( typeof NAMES )[ number ], string > >;

const getLabels = (): Record< ( typeof NAMES )[ number ], string > => ( {
	seekbarColor: __( 'Progress bar', 'mainstreet-blocks' ),
	seekbarLoadingColor: __( 'Loading color', 'mainstreet-blocks' ),
	seekbarPlayedColor: __( 'Played color', 'mainstreet-blocks' ),
} );

/** What the player draws where nothing is chosen (src/video-player/style.scss), and how much of the bar each covers. */
const DRAWN = {
	seekbarColor: { color: 'rgb(255 255 255 / 30%)', width: '100%' },
	seekbarLoadingColor: { color: 'rgb(255 255 255 / 45%)', width: '75%' },
	seekbarPlayedColor: { color: '#fff', width: '40%' },
} as const;

/** A bar as the player would draw it. */
const Bar = ( { colors }: { colors: Colors } ) => (
	<div
		role="img"
		aria-label={ __( 'Preview of the progress bar', 'mainstreet-blocks' ) }
		style={ {
			background: '#1e1e1e',
			borderRadius: 2,
			gridColumn: '1 / -1',
			padding: '16px 12px',
		} }
	>
		<div style={ { blockSize: 6, position: 'relative' } }>
			{ NAMES.map( ( name ) => (
				<div
					key={ name }
					style={ {
						background: colors[ name ] || DRAWN[ name ].color,
						borderRadius: 3,
						inlineSize: DRAWN[ name ].width,
						insetBlock: 0,
						// As time runs in the player, whatever the text does.
						left: 0,
						position: 'absolute',
					} }
				/>
			) ) }
		</div>
	</div>
);

/** Colours that are chosen and not saved yet, for as long as the block holds those they were chosen over. */
function useDraft( saved: Required< Colors > ) {
	const key = NAMES.map( ( name ) => saved[ name ] ).join( '|' );
	const [ draft, setDraft ] = useState< { key: string; colors: Colors } >();
	const chosen = draft?.key === key ? draft.colors : {};
	const colors = { ...saved, ...chosen };
	return {
		colors,
		isChanged: NAMES.some( ( name ) => colors[ name ] !== saved[ name ] ),
		/** More than one may be put back at once. */
		choose: ( changes: Colors ) =>
			setDraft( ( now ) => ( {
				key,
				colors: {
					...( now?.key === key ? now.colors : {} ),
					...changes,
				},
			} ) ),
	};
}

/** The panel Progress Bar Colors: the player is drawn anew with them when they are saved, and not with every movement of a picker. */
export function ColorsPanel( {
	attributes,
	setAttributes,
}: Pick< EditProps, 'attributes' | 'setAttributes' > ) {
	const { seekbarColor, seekbarLoadingColor, seekbarPlayedColor } =
		attributes;
	const { colors, isChanged, choose } = useDraft( {
		seekbarColor: seekbarColor ?? '',
		seekbarLoadingColor: seekbarLoadingColor ?? '',
		seekbarPlayedColor: seekbarPlayedColor ?? '',
	} );
	const labels = getLabels();
	return (
		<InspectorControls group="styles">
			<PanelColorSettings
				title={ __( 'Progress Bar Colors', 'mainstreet-blocks' ) }
				colorSettings={ NAMES.map( ( name ) => ( {
					label: labels[ name ],
					value: colors[ name ],
					onChange: ( color?: string ) =>
						choose( { [ name ]: color ?? '' } ),
				} ) ) }
			>
				<Bar colors={ colors } />
				<Button
					__next40pxDefaultSize
					variant="secondary"
					disabled={ ! isChanged }
					accessibleWhenDisabled
					style={ { gridColumn: '1 / -1', justifyContent: 'center' } }
					onClick={ () => setAttributes( colors ) }
				>
					{ __( 'Save colors', 'mainstreet-blocks' ) }
				</Button>
			</PanelColorSettings>
		</InspectorControls>
	);
}
