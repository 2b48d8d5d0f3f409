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

/** Default colors of the player (src/video-player/style.scss), and the width of each part in the preview. */
const DRAWN = {
	seekbarColor: { color: 'rgb(255 255 255 / 30%)', width: '100%' },
	seekbarLoadingColor: { color: 'rgb(255 255 255 / 45%)', width: '75%' },
	seekbarPlayedColor: { color: '#fff', width: '40%' },
} as const;

/** Preview of the seek bar. */
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
						// Always left to right, as in the player.
						left: 0,
						position: 'absolute',
					} }
				/>
			) ) }
		</div>
	</div>
);

/** Unsaved colors, discarded when the block's colors change. */
function useDraft( saved: Required< Colors > ) {
	const key = NAMES.map( ( name ) => saved[ name ] ).join( '|' );
	const [ draft, setDraft ] = useState< { key: string; colors: Colors } >();
	const chosen = draft?.key === key ? draft.colors : {};
	const colors = { ...saved, ...chosen };
	return {
		colors,
		isChanged: NAMES.some( ( name ) => colors[ name ] !== saved[ name ] ),
		/** Resets several colors at once. */
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

/** The panel Progress Bar Colors. A save button updates the player, so that it does not reload on every movement of a picker. */
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
