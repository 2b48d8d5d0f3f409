import { Notice } from '@wordpress/components';
import type { ReactNode } from 'react';

type Props = {
	/** What this step is about. */
	intro: string | false;
	/** What went wrong. */
	error: string | null;
	/** Status that is announced. */
	progress: string | false | null;
	/** The buttons. */
	children: ReactNode;
};

/** A step before the images are shown. The status is below the buttons, so that these do not move. */
export const Screen = ( { intro, error, progress, children }: Props ) => (
	<div className="mainstreet-external-media__screen">
		{ intro && <p>{ intro }</p> }
		{ error && (
			<Notice status="error" isDismissible={ false }>
				{ error }
			</Notice>
		) }
		<div className="mainstreet-external-media__buttons">{ children }</div>
		<p role="status" className="mainstreet-external-media__note">
			{ progress }
		</p>
	</div>
);
