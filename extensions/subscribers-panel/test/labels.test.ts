import { readCampaign } from '../campaign';
import { describeCampaign } from '../labels';

const WAITING = {
	state: 'waiting',
	note: '',
	total: 26,
	sent: 0,
	failed: 0,
	time: '10:05',
	can_cancel: true,
};

describe( 'What the panel says', () => {
	it.each( [
		[
			{ state: 'waiting', total: 1, time: '' },
			'This post will be sent to 1 reader.',
		],
		[
			{ state: 'sending', sent: 5 },
			'This post is being sent.Sent to 5 of 26 readers.',
		],
		[
			{ state: 'paused', sent: 5, note: 'owner' },
			'Sending is paused.Sent to 5 of 26 readers.',
		],
		[
			{ state: 'paused', note: 'failures' },
			'Sending is paused, because too many emails failed.Sent to 0 of 26 readers.',
		],
		[
			{ state: 'paused', note: 'unpublished' },
			'Sending is paused, because the post is not public.Sent to 0 of 26 readers.',
		],
		[
			{ state: 'sent', sent: 26 },
			'This post has been sent to 26 readers.',
		],
		[ { state: 'sent', sent: 1 }, 'This post has been sent to 1 reader.' ],
		[
			{ state: 'sent', sent: 24, failed: 2 },
			'This post has been sent to 24 readers.2 readers could not be reached.',
		],
		[
			{ state: 'failed', failed: 26 },
			'This post could not be sent to anyone.',
		],
		[
			{ state: 'cancelled' },
			'Sending was canceled. This post was not sent to anyone.',
		],
		[
			{ state: 'cancelled', sent: 3 },
			'Sending was canceled.Sent to 3 of 26 readers.',
		],
		[ { state: 'none' }, 'This post will not be sent.' ],
		[ { state: 'unheard of' }, 'This post will not be sent.' ],
		[
			{ state: 'sent', sent: 'many', total: null },
			'This post has been sent to 0 readers.',
		],
	] )( 'of %j', ( campaign, text ) => {
		expect(
			describeCampaign(
				readCampaign( { ...WAITING, ...campaign } )
			).join( '' )
		).toBe( text );
	} );

	it( 'of an answer that is none', () => {
		expect( describeCampaign( readCampaign( null ) ) ).toEqual( [
			'This post will not be sent.',
		] );
	} );
} );
