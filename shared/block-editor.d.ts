/* What @types/wordpress__block-editor lacks. */
import type { BlockVariation } from '@wordpress/blocks';
import type { ComponentType, CSSProperties, ReactNode } from 'react';

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

	export const __experimentalBlockVariationPicker: ComponentType< {
		icon?: ReactNode;
		label?: string;
		instructions?: string;
		variations: BlockVariation[];
		onSelect: ( variation?: BlockVariation ) => void;
		allowSkip?: boolean;
	} >;

	export function __experimentalGetBorderClassesAndStyles(
		attributes: Record< string, unknown >
	): { className?: string; style: CSSProperties };

	export const __experimentalPanelColorGradientSettings: ComponentType< {
		title: string;
		settings: {
			label: string;
			colorValue: unknown;
			onColorChange: ( value?: string ) => void;
			gradientValue?: unknown;
			onGradientChange?: ( value?: string ) => void;
		}[];
		__experimentalIsRenderedInSidebar?: boolean;
		children?: ReactNode;
	} >;
}
