import { useEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';

export type FrameTab = {
	name: string;
	/** Hash of the tab, such as `#/spam`. */
	href: string;
	label: ReactNode;
};

type Props = {
	/** Accessible name of the navigation. */
	label: string;
	tabs: FrameTab[];
	current: string;
	onClick?: () => void;
};

/**
 * The tabs of a screen, as links with URLs of their own. If the row overflows, the current tab is scrolled into the
 * center.
 */
export function FrameTabs( { label, tabs, current, onClick }: Props ) {
	const ref = useRef< HTMLElement >( null );
	useEffect( () => {
		const row = ref.current;
		const link = row?.querySelector( '[aria-current]' );
		if ( row && link ) {
			const outer = row.getBoundingClientRect();
			const inner = link.getBoundingClientRect();
			row.scrollLeft +=
				inner.left + inner.width / 2 - outer.left - outer.width / 2;
		}
	}, [ current ] );

	return (
		<nav
			ref={ ref }
			className="mainstreet-frame__tabs"
			aria-label={ label }
		>
			{ tabs.map( ( tab ) => (
				<a
					key={ tab.name }
					href={ tab.href }
					aria-current={ tab.name === current ? 'page' : undefined }
					onClick={ onClick }
				>
					{ tab.label }
				</a>
			) ) }
		</nav>
	);
}
