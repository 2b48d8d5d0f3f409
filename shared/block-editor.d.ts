/* What @types/wordpress__block-editor lacks. */
import type { ComponentType } from 'react';

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
}
