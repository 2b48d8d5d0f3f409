import { Flex, FlexBlock, Notice } from '@wordpress/components';
import type { ReactNode } from 'react';

type Props = {
	/** Names the service and what it is for, such as "Connect Stripe to take payments." */
	text: string;
	/** Button or link to where the service is connected; absent for users who may not. */
	action?: ReactNode;
};

/** Notice in a block that needs a service that is not connected. */
export const ConnectNotice = ( { text, action }: Props ) => (
	<Notice
		status="info"
		isDismissible={ false }
		className="mainstreet-connect-notice"
		spokenMessage={ null }
	>
		<Flex wrap>
			<FlexBlock>{ text }</FlexBlock>
			{ action }
		</Flex>
	</Notice>
);
