import type { ReactNode } from 'react';

type Props = {
	title: string;
	/** A sentence below the title. */
	subtitle?: ReactNode;
	/** Buttons beside the title. */
	actions?: ReactNode;
	/** Links to the parts of the screen. */
	tabs?: ReactNode;
	children: ReactNode;
};

/** The white frame that WordPress 7 gives its newer screens, such as Settings > Connectors. */
export function Frame( { title, subtitle, actions, tabs, children }: Props ) {
	return (
		<div className="mainstreet-frame">
			<header className="mainstreet-frame__header">
				<div className="mainstreet-frame__title">
					<h1>{ title }</h1>
					{ actions && (
						<div className="mainstreet-frame__actions">
							{ actions }
						</div>
					) }
				</div>
				{ subtitle && (
					<p className="mainstreet-frame__subtitle">{ subtitle }</p>
				) }
			</header>
			{ tabs }
			<div className="mainstreet-frame__content">{ children }</div>
		</div>
	);
}
