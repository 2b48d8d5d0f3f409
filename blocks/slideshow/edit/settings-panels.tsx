import {
	Notice,
	PanelBody,
	RangeControl,
	SelectControl,
	ToggleControl,
} from '@wordpress/components';
import { useReducedMotion } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import { MAX_DELAY, MIN_DELAY, normaliseEffect } from '../attributes';
import { EFFECTS, type Attributes, type Effect } from '../types';
import type { SizeOption } from './use-size';

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
		<PanelBody title={ __( 'Autoplay', 'mainstreet-blocks' ) }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Autoplay', 'mainstreet-blocks' ) }
				help={ __(
					'Move on to the next slide without being asked.',
					'mainstreet-blocks'
				) }
				checked={ autoplay }
				onChange={ ( value ) => onChange( { autoplay: value } ) }
			/>
			{ autoplay && (
				<RangeControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __(
						'Delay between transitions (in seconds)',
						'mainstreet-blocks'
					) }
					value={ delay }
					min={ MIN_DELAY }
					max={ MAX_DELAY }
					onChange={ ( value ) =>
						value !== undefined && onChange( { delay: value } )
					}
				/>
			) }
			{ autoplay && isStill && (
				<Notice status="info" isDismissible={ false }>
					{ __(
						'The Reduce Motion accessibility option is selected, therefore autoplay will be disabled in this browser.',
						'mainstreet-blocks'
					) }
				</Notice>
			) }
		</PanelBody>
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

/** How slides change, and in which size the pictures are shown. */
export function ImagePanel( {
	effect,
	onChange,
	sizes,
	sizeSlug,
	isChanging,
	onChangeSize,
}: { effect: Effect } & Change & SizeProps ) {
	return (
		<PanelBody title={ __( 'Pictures', 'mainstreet-blocks' ) }>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Transition effect', 'mainstreet-blocks' ) }
				value={ effect }
				options={ EFFECTS.map( ( value ) => ( {
					value,
					label: getEffectLabel( value ),
				} ) ) }
				onChange={ ( value: string ) =>
					onChange( { effect: normaliseEffect( value ) } )
				}
			/>
			{ sizes.length > 0 && (
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Image size', 'mainstreet-blocks' ) }
					help={
						isChanging
							? __(
									'Looking up the pictures…',
									'mainstreet-blocks'
								)
							: undefined
					}
					value={ sizeSlug }
					options={ sizes }
					onChange={ onChangeSize }
				/>
			) }
		</PanelBody>
	);
}
