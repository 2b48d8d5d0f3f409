import { Button } from '@wordpress/components';
import {
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';

type Props = {
	/** Whether the block is selected; without selection the preview is inert. */
	isSelected: boolean;
	/** Name of the content, such as “Google Calendar”. */
	label: string;
	children: ReactNode;
};

/** A preview that is inert until it is clicked, so that pointer and keyboard reach the block and not the embedded page. */
export function InertPreview( { isSelected, label, children }: Props ) {
	const [ isLive, setIsLive ] = useState( false );
	useEffect( () => {
		if ( ! isSelected ) {
			setIsLive( false );
		}
	}, [ isSelected ] );

	const ref = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => {
		// React 18 does not support `inert` as a boolean.
		ref.current?.toggleAttribute( 'inert', ! isLive );
		if ( isLive ) {
			// The button that had the focus is gone.
			( ref.current?.querySelector( 'iframe' ) ?? ref.current )?.focus();
		}
	}, [ isLive ] );
	return (
		<div
			className="mainstreet-inert-preview"
			style={ { position: 'relative' } }
		>
			<div ref={ ref } tabIndex={ -1 }>
				{ children }
			</div>
			{ ! isLive && (
				<Button
					className="mainstreet-inert-preview__cover"
					// Covers the preview; visible on focus only.
					style={ {
						position: 'absolute',
						inset: 0,
						width: '100%',
						height: '100%',
						opacity: 1,
						cursor: 'default',
					} }
					onClick={ () => isSelected && setIsLive( true ) }
					label={ sprintf(
						/* translators: %s: what the preview shows, such as “Google Calendar”. */
						__(
							'Interact with the preview: %s',
							'mainstreet-blocks'
						),
						label
					) }
					showTooltip={ false }
				/>
			) }
		</div>
	);
}
