import {
	InspectorControls,
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import type { Block, BlockEditProps } from '@wordpress/blocks';
import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- core's own blocks choose with it.
	__experimentalToggleGroupControl as ToggleGroupControl,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- as above.
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { ColorSettings, usePalette } from '@shared/color-settings';
import { SettingsPanel } from '@shared/inspector';
import type { InnerAttributes } from '../../inner/types';
import { readText } from '../guards';

/** Maximum number of dots; more steps have a progress bar (Steps_Renderer in PHP). */
const MAX_DOTS = 12;

/** Returns the number of steps of the form that contains a block. */
const useStepCount = ( clientId: string ): number =>
	useSelect(
		( select ) => {
			const { getBlocks, getBlockRootClientId } =
				select( blockEditorStore );
			const blocks: Block[] = getBlocks(
				getBlockRootClientId( clientId ) ?? ''
			);
			return blocks
				.filter(
					( { name } ) => name === 'jetpack/form-step-container'
				)
				.flatMap( ( { innerBlocks } ) => innerBlocks )
				.filter( ( { name } ) => name === 'jetpack/form-step' ).length;
		},
		[ clientId ]
	);

/** Progress of a form with steps, at its first step. */
export function ProgressEdit( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< InnerAttributes > ) {
	const total = Math.max( 1, useStepCount( clientId ) );
	const { find } = usePalette();
	const isDots = attributes.variant === 'dots';
	const hasDots = isDots && total <= MAX_DOTS;
	const color = ( name: string, custom: string ) =>
		find( 'color', attributes[ name ] ) ??
		( readText( attributes, custom ) || undefined );
	const style: Record< string, string | undefined > = {
		'--mainstreet-progress': color(
			'progressColor',
			'customProgressColor'
		),
		'--mainstreet-progress-rest': color(
			'progressBackgroundColor',
			'customProgressBackgroundColor'
		),
		'--mainstreet-done': `${ 100 / total }%`,
	};
	return (
		<>
			<InspectorControls>
				<SettingsPanel
					title={ __( 'Progress', 'mainstreet-blocks' ) }
					values={ attributes }
					onChange={ setAttributes }
					settings={ [
						{
							label: __( 'Style', 'mainstreet-blocks' ),
							reset: { variant: undefined },
							control: ( label ) => (
								<ToggleGroupControl
									__next40pxDefaultSize
									__nextHasNoMarginBottom
									isBlock
									label={ label }
									value={ isDots ? 'dots' : 'line' }
									onChange={ ( variant ) =>
										setAttributes( { variant } )
									}
								>
									<ToggleGroupControlOption
										value="line"
										label={ __(
											'Bar',
											'mainstreet-blocks'
										) }
									/>
									<ToggleGroupControlOption
										value="dots"
										label={ __(
											'Dots',
											'mainstreet-blocks'
										) }
									/>
								</ToggleGroupControl>
							),
						},
					] }
				/>
			</InspectorControls>
			<ColorSettings
				attributes={ attributes }
				onChange={ setAttributes }
				settings={ [
					{
						label: __( 'Completed', 'mainstreet-blocks' ),
						color: 'progressColor',
					},
					{
						label: __( 'Remaining', 'mainstreet-blocks' ),
						color: 'progressBackgroundColor',
					},
				] }
			/>
			<div
				{ ...useBlockProps( {
					className: `mainstreet-form__progress is-variant-${
						hasDots ? 'dots' : 'line'
					}`,
					style,
				} ) }
			>
				{ hasDots ? (
					Array.from( { length: total }, ( _, index ) => (
						<span
							key={ index }
							className={ `mainstreet-form__dot${
								index ? '' : ' is-done'
							}` }
						/>
					) )
				) : (
					<span className="mainstreet-form__bar" />
				) }
			</div>
		</>
	);
}
