import { Icon } from '@wordpress/components';
import type { ReactElement, ReactNode } from 'react';
import { useIsPreview } from '@shared/canvas';

type Props = {
	icon: ReactElement;
	label: string;
	/** In pixels. */
	height: number;
	/** Whether the block is an example. */
	isStill?: boolean;
	children: ReactNode;
};

/** Shows an image instead of its children in previews of blocks (inserter, patterns), which must not send requests. */
export function StillPreview( {
	icon,
	label,
	height,
	isStill,
	children,
}: Props ) {
	const isPreview = useIsPreview();
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
