import { store as blockEditorStore } from '@wordpress/block-editor';
import { Icon } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import type { ReactElement, ReactNode } from 'react';

type Props = {
	icon: ReactElement;
	label: string;
	/** In pixels. */
	height: number;
	/** Stands for an example anywhere. */
	isStill?: boolean;
	children: ReactNode;
};

/** A picture of an embed where blocks are only looked at (inserter, patterns), which must ask nobody; its children elsewhere. */
export function StillPreview( {
	icon,
	label,
	height,
	isStill,
	children,
}: Props ) {
	const isPreview = useSelect( ( select ) => {
		const settings: Record< string, unknown > = {
			...select( blockEditorStore ).getSettings(),
		};
		return Boolean(
			settings.isPreviewMode ?? settings.__unstableIsPreviewMode
		);
	}, [] );
	return isPreview || isStill ? (
		<div
			style={ {
				alignItems: 'center',
				border: '1px solid',
				boxSizing: 'border-box',
				display: 'flex',
				flexDirection: 'column',
				gap: '8px',
				height,
				justifyContent: 'center',
				maxWidth: '100%',
			} }
		>
			<Icon icon={ icon } size={ 48 } />
			{ label }
		</div>
	) : (
		<>{ children }</>
	);
}
