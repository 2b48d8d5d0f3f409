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

/** Page layout like core's Settings > Connectors in WordPress 7. */
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
