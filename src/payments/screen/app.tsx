import { useState } from '@wordpress/element';
import type { Outcome } from '@shared/admin/message';
import { MembersTab } from './members-tab';
import { OrderPage } from './order-page';
import { OrdersTab } from './orders-tab';
import { PlansTab } from './plans-tab';
import { TotalsTab } from './totals-tab';
import type { ScreenState } from './types';
import { useRoute } from './use-route';

/** The screen of payments. */
export function App( { state }: { state: ScreenState } ) {
	const { tab, id } = useRoute();
	const [ notice, onNotice ] = useState< Outcome | null >( null );
	const props = { state, notice, onNotice };
	switch ( tab ) {
		case 'plans':
			return <PlansTab { ...props } />;
		case 'members':
			return <MembersTab { ...props } />;
		case 'totals':
			return <TotalsTab { ...props } />;
		default:
			return id ? (
				<OrderPage key={ id } id={ id } { ...props } />
			) : (
				<OrdersTab { ...props } />
			);
	}
}
