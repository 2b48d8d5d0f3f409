import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { ScreenState } from './types';

type Props = {
	state: ScreenState;
	/** Why there is nothing. */
	text: string;
	/** Button to what would fill the list; where no payment provider is set up, that comes first. */
	children: ReactNode;
};

/** What stands in place of a list that has nothing yet, with the way on. */
export const EmptyState = ( { state, text, children }: Props ) => (
	<>
		{ text }
		<span className="mainstreet-screen__create">
			{ state.services.length > 0 ? (
				children
			) : (
				<Button variant="primary" href={ state.settings }>
					{ __( 'Set up payments', 'mainstreet-blocks' ) }
				</Button>
			) }
		</span>
	</>
);

/** Leads to the plans. */
export const PlansButton = () => (
	<Button variant="primary" href="#/plans">
		{ __( 'View plans', 'mainstreet-blocks' ) }
	</Button>
);
