import { ResizableBox } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { HEIGHT_MIN, HEIGHT_STEP } from '../constants';

type Props = {
	height: number | undefined;
	isSelected: boolean;
	onResize: ( height: number ) => void;
	children: ReactNode;
};

const BOTTOM_ONLY = {
	top: false,
	right: false,
	bottom: true,
	left: false,
	topRight: false,
	bottomRight: false,
	bottomLeft: false,
	topLeft: false,
};

const toStep = ( height: number ): number =>
	Math.max( HEIGHT_MIN, Math.round( height / HEIGHT_STEP ) * HEIGHT_STEP );

/** Frame of the map. Its lower edge can be dragged to change the height. */
export function MapFrame( { height, isSelected, onResize, children }: Props ) {
	const [ isResizing, setIsResizing ] = useState( false );
	const isFixed = isResizing || height !== undefined;
	return (
		<ResizableBox
			size={ { width: '100%', height: height ?? 'auto' } }
			minHeight={
				isFixed
					? Math.min( HEIGHT_MIN, height ?? HEIGHT_MIN )
					: undefined
			}
			enable={ BOTTOM_ONLY }
			showHandle={ isSelected }
			onResizeStart={ () => setIsResizing( true ) }
			onResizeStop={ ( _event, _direction, box ) => {
				setIsResizing( false );
				onResize( toStep( box.offsetHeight ) );
			} }
		>
			<div
				className={ `wp-block-jetpack-map__mb-container${
					isFixed ? ' is-filling' : ''
				}` }
			>
				{ children }
			</div>
		</ResizableBox>
	);
}
