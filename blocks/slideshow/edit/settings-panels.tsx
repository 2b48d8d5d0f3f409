import {
	Notice,
	RangeControl,
	SelectControl,
	ToggleControl,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- in every WordPress since 5.9.
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { useReducedMotion } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import { SettingsPanel } from '@shared/inspector';
import {
	DEFAULT_DELAY,
	getSizeSlug,
	MAX_DELAY,
	MIN_DELAY,
	normalizeEffect,
} from '../attributes';
import { EFFECTS, type Attributes, type Effect } from '../types';
import type { SizeOption } from './use-size';

/** Size of the images in a new slideshow. */
const NEW_SIZE = getSizeSlug( { images: [] } );

type Change = {
	onChange: (
		attributes: Partial<
			Pick< Attributes, 'autoplay' | 'delay' | 'effect' >
		>
	) => void;
};

/** Whether and how fast the slides move by themselves. */
export function AutoplayPanel( {
	autoplay,
	delay,
	onChange,
}: Pick< Attributes, 'autoplay' | 'delay' > & Change ) {
	const isStill = useReducedMotion();
	return (
		<SettingsPanel
			title={ __( 'Autoplay', 'mainstreet-blocks' ) }
			values={ { autoplay, delay } }
			onChange={ onChange }
			settings={ [
				{
					label: __( 'Autoplay', 'mainstreet-blocks' ),
					reset: { autoplay: false },
					control: ( label ) => (
						<VStack spacing={ 4 }>
							<ToggleControl
								__nextHasNoMarginBottom
								label={ label }
								help={ __(
									'Move to the next slide automatically.',
									'mainstreet-blocks'
								) }
								checked={ autoplay }
								onChange={ ( value ) =>
									onChange( { autoplay: value } )
								}
							/>
							{ autoplay && isStill && (
								<Notice status="info" isDismissible={ false }>
									{ __(
										'The Reduce Motion accessibility option is selected, therefore autoplay will be disabled in this browser.',
										'mainstreet-blocks'
									) }
								</Notice>
							) }
						</VStack>
					),
				},
				autoplay && {
					label: __(
						'Delay between transitions (in seconds)',
						'mainstreet-blocks'
					),
					reset: { delay: DEFAULT_DELAY },
					control: ( label ) => (
						<RangeControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ label }
							value={ delay }
							min={ MIN_DELAY }
							max={ MAX_DELAY }
							onChange={ ( value ) =>
								value !== undefined &&
								onChange( { delay: value } )
							}
						/>
					),
				},
			] }
		/>
	);
}

const getEffectLabel = ( effect: Effect ): string =>
	( {
		slide: __( 'Slide', 'mainstreet-blocks' ),
		fade: __( 'Fade', 'mainstreet-blocks' ),
	} )[ effect ];

type SizeProps = {
	sizes: SizeOption[];
	sizeSlug: string;
	isChanging: boolean;
	onChangeSize: ( size: string ) => void;
};

/** How slides change, and in which size the images are shown. */
export function ImagePanel( {
	effect,
	onChange,
	sizes,
	sizeSlug,
	isChanging,
	onChangeSize,
}: { effect: Effect } & Change & SizeProps ) {
	return (
		<SettingsPanel
			title={ __( 'Images', 'mainstreet-blocks' ) }
			values={ { effect, size: sizeSlug } }
			onChange={ ( { size, ...others } ) => {
				onChange( others );
				if ( size !== undefined && size !== sizeSlug ) {
					onChangeSize( size );
				}
			} }
			settings={ [
				{
					label: __( 'Transition effect', 'mainstreet-blocks' ),
					reset: { effect: normalizeEffect( undefined ) },
					control: ( label ) => (
						<SelectControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ label }
							value={ effect }
							options={ EFFECTS.map( ( value ) => ( {
								value,
								label: getEffectLabel( value ),
							} ) ) }
							onChange={ ( value: string ) =>
								onChange( { effect: normalizeEffect( value ) } )
							}
						/>
					),
				},
				sizes.length > 0 && {
					label: __( 'Image size', 'mainstreet-blocks' ),
					reset: sizes.some( ( { value } ) => value === NEW_SIZE )
						? { size: NEW_SIZE }
						: {},
					control: ( label ) => (
						<SelectControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ label }
							help={
								isChanging
									? __(
											'Loading images…',
											'mainstreet-blocks'
										)
									: undefined
							}
							value={ sizeSlug }
							options={ sizes }
							onChange={ onChangeSize }
						/>
					),
				},
			] }
		/>
	);
}
