/* Types that @types/wordpress__block-editor lacks. */
import type { BlockVariation } from '@wordpress/blocks';
import type { ComponentType, CSSProperties, ReactNode } from 'react';

/** Palettes of all origins, and whether others may be chosen. */
type Palettes = {
	colors: unknown[];
	gradients: unknown[];
	disableCustomColors: boolean;
	disableCustomGradients: boolean;
};

declare module '@wordpress/block-editor' {
	export const MediaReplaceFlow: ComponentType< {
		name?: string;
		mediaId?: number;
		mediaURL?: string;
		allowedTypes?: string[];
		accept?: string;
		onSelect: ( media: unknown ) => void;
		onSelectURL?: ( url: string ) => void;
		onError?: ( message: unknown ) => void;
		onReset?: () => void;
	} >;

	export const BlockAlignmentControl: ComponentType< {
		value: string | undefined;
		controls?: readonly string[];
		onChange: ( align: string | undefined ) => void;
	} >;

	export const __experimentalBlockVariationPicker: ComponentType< {
		icon?: ReactNode;
		label?: string;
		instructions?: string;
		variations: BlockVariation[];
		onSelect: ( variation?: BlockVariation ) => void;
		allowSkip?: boolean;
	} >;

	type StyleProps = { className?: string; style: CSSProperties };

	export function __experimentalUseBorderProps(
		attributes: Record< string, unknown >
	): StyleProps;

	export function __experimentalUseColorProps(
		attributes: Record< string, unknown >
	): StyleProps;

	export function __experimentalGetSpacingClassesAndStyles(
		attributes: Record< string, unknown >
	): StyleProps;

	export function getTypographyClassesAndStyles(
		attributes: Record< string, unknown >
	): StyleProps;

	export function __experimentalGetBorderClassesAndStyles(
		attributes: Record< string, unknown >
	): { className?: string; style: CSSProperties };

	export const __experimentalColorGradientSettingsDropdown: ComponentType<
		Palettes & {
			panelId: string;
			settings: {
				label: string;
				colorValue: string | undefined;
				onColorChange: ( value?: string ) => void;
				gradientValue?: string;
				onGradientChange?: ( value?: string ) => void;
				clearable: boolean;
				isShownByDefault: boolean;
				resetAllFilter: () => Record< string, unknown >;
			}[];
			__experimentalIsRenderedInSidebar?: boolean;
		}
	>;

	export function __experimentalUseMultipleOriginColorsAndGradients(): Palettes;
}
