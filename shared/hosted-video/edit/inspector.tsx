import { InspectorControls } from '@wordpress/block-editor';
import { SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SettingsPanel } from '@shared/inspector';
import { PosterControl } from '../poster';
import { ColorsPanel } from './colors';
import { FileSettingsPanel } from './file-settings';
import type { EditProps } from './types';

const PRELOADS = [ 'auto', 'metadata', 'none' ] as const;

/** The panels of the inspector. */
export function Inspector( {
	attributes,
	setAttributes,
}: Pick< EditProps, 'attributes' | 'setAttributes' > ) {
	const toggle = (
		name: 'autoplay' | 'loop' | 'muted' | 'playsinline' | 'controls',
		label: string,
		byDefault?: boolean
	) => ( {
		label,
		reset: { [ name ]: byDefault },
		control: () => (
			<ToggleControl
				__nextHasNoMarginBottom
				label={ label }
				checked={ attributes[ name ] ?? byDefault ?? false }
				onChange={ ( value ) => setAttributes( { [ name ]: value } ) }
			/>
		),
	} );
	return (
		<>
			<InspectorControls>
				<SettingsPanel
					title={ __( 'Video settings', 'mainstreet-blocks' ) }
					values={ attributes }
					onChange={ setAttributes }
					settings={ [
						toggle(
							'autoplay',
							__( 'Autoplay', 'mainstreet-blocks' )
						),
						toggle( 'loop', __( 'Loop', 'mainstreet-blocks' ) ),
						toggle( 'muted', __( 'Muted', 'mainstreet-blocks' ) ),
						toggle(
							'controls',
							__( 'Playback controls', 'mainstreet-blocks' ),
							true
						),
						toggle(
							'playsinline',
							__( 'Play inline', 'mainstreet-blocks' )
						),
						{
							label: __( 'Preload', 'mainstreet-blocks' ),
							reset: { preload: 'metadata' },
							control: ( label ) => (
								<SelectControl
									__nextHasNoMarginBottom
									__next40pxDefaultSize
									label={ label }
									value={
										PRELOADS.find(
											( each ) =>
												each === attributes.preload
										) ?? 'metadata'
									}
									onChange={ ( preload ) =>
										setAttributes( { preload } )
									}
									options={ [
										{
											value: 'auto',
											label: __(
												'Auto',
												'mainstreet-blocks'
											),
										},
										{
											value: 'metadata',
											label: __(
												'Metadata',
												'mainstreet-blocks'
											),
										},
										{
											value: 'none',
											label: __(
												'None',
												'mainstreet-blocks'
											),
										},
									] }
								/>
							),
						},
						Boolean( attributes.guid ) && {
							label: __( 'Poster image', 'mainstreet-blocks' ),
							reset: { poster: undefined },
							control: () => (
								<PosterControl
									guid={ attributes.guid ?? '' }
									id={ attributes.id }
									title={ attributes.title }
									poster={ attributes.poster }
									onChange={ ( poster ) =>
										setAttributes( { poster } )
									}
								/>
							),
						},
					] }
				/>
				<FileSettingsPanel id={ attributes.id } />
			</InspectorControls>
			<ColorsPanel
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
		</>
	);
}
