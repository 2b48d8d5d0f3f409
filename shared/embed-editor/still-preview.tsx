import { Icon } from '@wordpress/components';
import type { ReactElement, ReactNode } from 'react';
import { useIsPreview } from '@shared/canvas';

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
