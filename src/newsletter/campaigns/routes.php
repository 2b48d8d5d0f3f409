<?php
/**
 * Routes of campaigns, for who manages the site, and of mail services.
 *
 * GET campaigns?page&per_page&order → { items: [campaign], total, queue: { per_hour, last_tick, is_stale, runner, subscribers } }
 * GET campaigns/<id> → campaign
 * POST campaigns/<id> { action: pause|resume|cancel|retry } → campaign
 * GET campaigns/<id>/failures?page&per_page → { items: [{ id, email, error, tries, is_final, at }], total }
 * POST newsletter/test { to?, post?, subject?, preview? } → { to }; for who writes too, to themselves
 * POST newsletter/preview { post, subject?, preview? } → { from, subject, preview, html }; for who may edit the post
 * GET newsletter/posts?search → { items: [{ id, title, date }] }: posts published before that were never sent, newest first, 20 at most
 * GET newsletter/posts/<id> → { state: none|waiting|sending|paused|sent|failed|cancelled, note, total, sent, failed, time, can_cancel, can_put_off, can_send, missing }; for who may edit the post
 * POST newsletter/posts/<id> { action: cancel|send|put_off|again, at? (time of the site), subject?, preview? } → the same; for who may publish it
 * POST mail/bounce { email, type: hard|soft|complaint }, header X-Mainstreet-Secret → { ok: true }
 *
 * A campaign: { id, post: { id, title, link, edit }, status: queued|sending|paused|done|failed|cancelled,
 * note: ''|owner|failures|unpublished, audience: all|members|weekly, total, sent, failed, weekly (who gets the post weekly), left, seconds (estimate or null),
 * created, starts, started, finished, actions: [those that fit now] }.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Newsletter\Campaigns;

use Mainstreet\Newsletter\Queue\Bounces;
use Mainstreet\Newsletter\Subscribers\Subscriber_Controller;
use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$add    = static function ( $tail, array ...$handlers ) use ( $routes ) {
		foreach ( $handlers as &$handler ) {
			$handler = array(
				'methods'             => $handler[0],
				'callback'            => is_array( $handler[1] ) ? $handler[1] : array( Campaign_Controller::class, $handler[1] ),
				'permission_callback' => isset( $handler[3] ) ? $handler[3] : array( Subscriber_Controller::class, 'may_manage' ),
				'args'                => $handler[2],
			);
		}
		$routes->add( '', $tail, $handlers );
	};
	$number = array(
		'type'    => 'integer',
		'minimum' => 0,
		'default' => 0,
	);
	$first  = array(
		'type'    => 'integer',
		'minimum' => 1,
		'default' => 1,
	);
	$pages  = array(
		'type'    => 'integer',
		'minimum' => 1,
		'maximum' => 100,
		'default' => 20,
	);
	$texts  = array(
		'subject' => array(
			'type'      => 'string',
			'maxLength' => 1000,
		),
		'preview' => array(
			'type'      => 'string',
			'maxLength' => 1000,
		),
	);
	$action = array(
		'action' => array(
			'type'     => 'string',
			'enum'     => array_keys( Campaigns::ACTIONS ),
			'required' => true,
		),
	);

	$add(
		'/campaigns',
		array(
			'GET',
			'index',
			array(
				'page'     => $first,
				'per_page' => $pages,
				'order'    => array(
					'type'    => 'string',
					'enum'    => array( 'desc', 'asc' ),
					'default' => 'desc',
				),
			),
		)
	);
	$add( '/campaigns/(?P<id>\d+)', array( 'GET', 'get', array() ), array( 'POST', 'act', $action ) );
	$add(
		'/campaigns/(?P<id>\d+)/failures',
		array(
			'GET',
			'failures',
			array(
				'page'     => $first,
				'per_page' => $pages,
			),
		)
	);
	$add(
		'/newsletter/test',
		array(
			'POST',
			array( Campaign_Preview::class, 'test' ),
			array(
				'to'   => array(
					'type'    => 'string',
					'default' => '',
				),
				'post' => $number,
			) + $texts,
			array( Campaign_Preview::class, 'may_test' ),
		)
	);
	$add(
		'/newsletter/preview',
		array(
			'POST',
			array( Campaign_Preview::class, 'show' ),
			array( 'post' => array( 'required' => true ) + $number ) + $texts,
			array( Campaign_Preview::class, 'may_look' ),
		)
	);
	$add(
		'/newsletter/posts',
		array(
			'GET',
			array( Unsent_Posts::class, 'index' ),
			array(
				'search' => array(
					'type'      => 'string',
					'maxLength' => 200,
					'default'   => '',
				),
			),
		)
	);
	$act = array(
		'action' => array(
			'type'     => 'string',
			'enum'     => array( 'cancel', 'send', 'put_off', 'again' ),
			'required' => true,
		),
		'at'     => array(
			'type'      => 'string',
			'maxLength' => 40,
			'default'   => '',
		),
	);
	$add(
		'/newsletter/posts/(?P<id>\d+)',
		array( 'GET', array( Campaign_Post::class, 'get' ), array(), array( Campaign_Post::class, 'may_look' ) ),
		array( 'POST', array( Campaign_Post::class, 'act' ), $act + $texts, array( Campaign_Post::class, 'may_act' ) )
	);

	$routes->add(
		'',
		'/mail/bounce',
		array(
			array(
				'methods'             => 'POST',
				'callback'            => array( Bounces::class, 'take' ),
				'permission_callback' => array( Bounces::class, 'may_tell' ),
				'args'                => array(
					'email' => array(
						'type'     => 'string',
						'required' => true,
					),
					'type'  => array(
						'type'     => 'string',
						'enum'     => array( 'hard', 'soft', 'complaint' ),
						'required' => true,
					),
				),
			),
		)
	);
};
