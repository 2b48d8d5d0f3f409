import { createInterpolateElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Frame } from '@shared/admin/frame';
import { FrameTabs } from '@shared/admin/frame-tabs';
import { Message, type Outcome } from '@shared/admin/message';
import { TestModeBadge } from '@shared/payments/test-mode-badge';
import { getTabName } from './labels';
import type { ScreenState } from './types';
import { TABS, type Tab } from './use-route';

export type TabProps = {
	state: ScreenState;
	/** Result of the last action; null for none. */
	notice: Outcome | null;
	onNotice: ( outcome: Outcome | null ) => void;
};

type Props = TabProps & { tab: Tab; actions?: ReactNode; children: ReactNode };

/** State of the providers: not set up, in test mode, or no message. */
function ServiceState( {
	state: { services, settings },
}: Pick< TabProps, 'state' > ) {
	if ( services.length === 0 ) {
		return createInterpolateElement(
			__(
				'No payment provider is set up yet, so nothing can be bought. <a>Set one up</a>',
				'mainstreet-blocks'
			),
			// The translated text of the link is inserted.
			// eslint-disable-next-line jsx-a11y/anchor-has-content
			{ a: <a href={ settings } /> }
		);
	}
	const tested = services.filter( ( { mode } ) => mode === 'test' );
	return tested.length > 0 ? (
		<>
			<TestModeBadge mode="test" isShort />{ ' ' }
			{ createInterpolateElement(
				sprintf(
					/* translators: %s: names of payment services. */
					__(
						'%s: test mode. No real money is charged. <a>Settings</a>',
						'mainstreet-blocks'
					),
					tested.map( ( { label } ) => label ).join( ', ' )
				),
				// eslint-disable-next-line jsx-a11y/anchor-has-content
				{ a: <a href={ settings } /> }
			) }
		</>
	) : null;
}

/** Frame of a tab with its buttons. Every tab shows the test mode notice. */
export function TabFrame( {
	tab,
	actions,
	state,
	notice,
	onNotice,
	children,
}: Props ) {
	const isQuiet =
		state.services.length > 0 &&
		state.services.every( ( { mode } ) => mode === 'live' );
	return (
		<Frame
			title={ __( 'Payments', 'mainstreet-blocks' ) }
			subtitle={ isQuiet ? undefined : <ServiceState state={ state } /> }
			actions={ actions }
			tabs={
				<FrameTabs
					label={ __( 'Payments', 'mainstreet-blocks' ) }
					current={ tab }
					onClick={ () => onNotice( null ) }
					tabs={ TABS.map( ( name ) => ( {
						name,
						href: `#/${ name }`,
						label: getTabName( name ),
					} ) ) }
				/>
			}
		>
			<Message outcome={ notice } onDismiss={ () => onNotice( null ) } />
			{ children }
		</Frame>
	);
}
