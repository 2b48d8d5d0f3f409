import type { ReactNode } from 'react';

export type FrameTab = {
	name: string;
	/** Address in the screen, such as `#/spam`. */
	href: string;
	label: ReactNode;
};

type Props = {
	/** What the links lead to, for screen readers. */
	label: string;
	tabs: FrameTab[];
	current: string;
	onClick?: () => void;
};

/** The parts of a screen, as links: each has an address of its own. */
export function FrameTabs( { label, tabs, current, onClick }: Props ) {
	return (
		<nav className="mainstreet-frame__tabs" aria-label={ label }>
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
