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
	/** Whether the block is selected; a preview goes still again with its selection. */
	isSelected: boolean;
	/** What it shows, such as “Google Calendar”. */
	label: string;
	children: ReactNode;
};

/**
 * A preview that can't be used until it is clicked, so that pointer and keyboard reach the block and not
 * the page within (parts 1 and 2: previews are inert until clicked, and again when deselected).
 */
export function InertPreview( { isSelected, label, children }: Props ) {
	const [ isLive, setIsLive ] = useState( false );
	useEffect( () => {
		if ( ! isSelected ) {
			setIsLive( false );
		}
	}, [ isSelected ] );

	const ref = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => {
		// React 18 writes no boolean `inert`.
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
					// Lies over the whole preview, and is seen only when it has the focus.
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
