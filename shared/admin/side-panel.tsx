import { Button } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useEffect, useRef } from '@wordpress/element';
import { __, isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight, closeSmall } from '@wordpress/icons';
import type { ReactNode } from 'react';

/** Link to the previous or next item; disabled without a URL. */
export type PanelStep = { label: string; href: string };

type Props = {
	title: string;
	previous: PanelStep;
	next: PanelStep;
	onClose: () => void;
	children: ReactNode;
};

/** Links to the previous and next item of the list. */
function Steps( { previous, next }: Pick< Props, 'previous' | 'next' > ) {
	const steps = [
		{ ...previous, icon: isRTL() ? chevronRight : chevronLeft },
		{ ...next, icon: isRTL() ? chevronLeft : chevronRight },
	];
	return (
		<>
			{ steps.map( ( { href, icon, label } ) => (
				<Button
					key={ label }
					size="compact"
					icon={ icon }
					label={ label }
					accessibleWhenDisabled
					disabled={ ! href }
					onClick={ () => {
						window.location.hash = href;
					} }
				/>
			) ) }
		</>
	);
}

/**
 * One item of a list, shown beside it, or instead of it on narrow screens. Place it in an element `.mainstreet-beside`
 * after `.mainstreet-beside__list`. Its heading gets the focus; Escape closes it.
 */
export function SidePanel( {
	title,
	previous,
	next,
	onClose,
	children,
}: Props ) {
	const heading = useRef< HTMLHeadingElement >( null );
	const id = useInstanceId( SidePanel, 'mainstreet-panel' );
	useEffect( () => heading.current?.focus(), [] );
	useEffect( () => {
		const closeOnEscape = ( { key, defaultPrevented }: KeyboardEvent ) => {
			if ( key === 'Escape' && ! defaultPrevented ) {
				onClose();
			}
		};
		document.addEventListener( 'keydown', closeOnEscape );
		return () => document.removeEventListener( 'keydown', closeOnEscape );
	}, [ onClose ] );
	return (
		<section className="mainstreet-beside__panel" aria-labelledby={ id }>
			<header>
				<h2 id={ id } ref={ heading } tabIndex={ -1 }>
					<bdi>{ title }</bdi>
				</h2>
				<div className="mainstreet-beside__steps">
					<Steps previous={ previous } next={ next } />
					<Button
						size="compact"
						icon={ closeSmall }
						label={ __( 'Close', 'mainstreet-blocks' ) }
						onClick={ onClose }
					/>
				</div>
			</header>
			{ children }
		</section>
	);
}
