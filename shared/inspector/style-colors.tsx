import {
	InspectorControls,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- what core's own blocks add colours with, from 6.0 to 7.1.
	__experimentalColorGradientSettingsDropdown as ColorGradientSettingsDropdown,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- as above.
	__experimentalUseMultipleOriginColorsAndGradients as usePalettes,
	useBlockEditContext,
} from '@wordpress/block-editor';
import type { ReactNode } from 'react';

/** One color, or a color or gradient. */
export type Color = {
	label: string;
	color: string | undefined;
	onColor: ( color?: string ) => void;
	gradient?: string;
	onGradient?: ( gradient?: string ) => void;
	/** Whether the displayed color is only the default. */
	isDefault?: boolean;
	/** Attributes of a reset, which "Reset all" of the panel sets. */
	reset: Record< string, unknown >;
	/** Whether the color is shown while none is chosen; `false` leaves it to the panel's menu. Default `true`. */
	isShownByDefault?: boolean;
};

type Props = {
	colors: readonly Color[];
	/** Shown below the controls, such as a contrast warning. */
	children?: ReactNode;
};

/** The block's own colors in the panel "Color" of the tab "Styles". */
export function StyleColors( { colors, children }: Props ) {
	const { clientId } = useBlockEditContext();
	const palettes = usePalettes();
	return (
		<InspectorControls group="color">
			<ColorGradientSettingsDropdown
				__experimentalIsRenderedInSidebar
				{ ...palettes }
				panelId={ clientId }
				settings={ colors.map( ( color ) => ( {
					label: color.label,
					colorValue: color.color,
					onColorChange: color.onColor,
					...( color.onGradient && {
						gradientValue: color.gradient,
						onGradientChange: color.onGradient,
					} ),
					clearable: ! color.isDefault,
					isShownByDefault: color.isShownByDefault ?? true,
					resetAllFilter: () => color.reset,
				} ) ) }
			/>
			{ children }
		</InspectorControls>
	);
}
