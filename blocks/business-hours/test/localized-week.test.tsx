import apiFetch from '@wordpress/api-fetch';
import { act, render, screen } from '@testing-library/react';
import {
	ENGLISH_WEEK,
	parseWeek,
	useLocalizedWeek,
} from '@shared/opening-hours/use-localized-week';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: jest.fn(),
} ) );
const fetchMock = jest.mocked( apiFetch );

function Week() {
	const { days, startOfWeek } = useLocalizedWeek();
	return <p>{ `${ days.Sun } ${ startOfWeek }` }</p>;
}

describe( 'parseWeek', () => {
	it.each( [ [ null ], [ 'x' ], [ { days: 7, startOfWeek: 9 } ], [ [] ] ] )(
		'is English for %j',
		( answer ) => {
			expect( parseWeek( answer ) ).toEqual( ENGLISH_WEEK );
		}
	);

	it( 'takes what is right of an answer', () => {
		const week = parseWeek( {
			days: { Sun: 'domingo', Mon: 3, Xyz: 'z' },
			startOfWeek: 1,
		} );
		expect( week.days ).toEqual( { ...ENGLISH_WEEK.days, Sun: 'domingo' } );
		expect( week.startOfWeek ).toBe( 1 );
	} );
} );

describe( 'useLocalizedWeek', () => {
	it( 'stays English in silence when the site does not answer, then asks again, once for all', async () => {
		fetchMock.mockRejectedValueOnce( new Error( 'offline' ) );
		const first = render( <Week /> );
		await act( () => Promise.resolve() );
		expect( screen.getByText( 'Sunday 0' ) ).toBeVisible();
		first.unmount();

		fetchMock.mockResolvedValueOnce( {
			days: { Sun: 'dimanche' },
			startOfWeek: 1,
		} );
		render(
			<>
				<Week />
				<Week />
			</>
		);
		expect( await screen.findAllByText( 'dimanche 1' ) ).toHaveLength( 2 );
		expect( fetchMock ).toHaveBeenCalledTimes( 2 );
		expect( fetchMock ).toHaveBeenCalledWith( {
			path: '/wpcom/v2/business-hours/localized-week',
		} );
	} );
} );
