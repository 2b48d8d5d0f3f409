import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Frame } from '@shared/admin/frame';
import { FrameTabs } from '@shared/admin/frame-tabs';
import { Message, type Outcome } from '@shared/admin/message';
import type { Tab } from './use-route';

export type NoticeProps = {
	/** Result of the last action; null for none. */
	notice: Outcome | null;
	onNotice: ( outcome: Outcome | null ) => void;
};

type Props = NoticeProps & {
	tab: Tab;
	subtitle?: ReactNode;
	actions: ReactNode;
	children: ReactNode;
};

/** Frame of a tab, with its buttons. */
export function TabFrame( {
	tab,
	subtitle,
	actions,
	notice,
	onNotice,
	children,
}: Props ) {
	return (
		<Frame
			title={ __( 'Newsletter', 'mainstreet-blocks' ) }
			subtitle={ subtitle }
			actions={ actions }
			tabs={
				<FrameTabs
					label={ __( 'Newsletter', 'mainstreet-blocks' ) }
					current={ tab }
					onClick={ () => onNotice( null ) }
					tabs={ [
						{
							name: 'subscribers',
							href: '#/subscribers',
							label: __( 'Subscribers', 'mainstreet-blocks' ),
						},
						{
							name: 'campaigns',
							href: '#/campaigns',
							label: __(
								'Sent to subscribers',
								'mainstreet-blocks'
							),
						},
					] }
				/>
			}
		>
			<Message outcome={ notice } onDismiss={ () => onNotice( null ) } />
			{ children }
		</Frame>
	);
}
