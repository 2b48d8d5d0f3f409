<?php
/**
 * Routes of shares (docs/server-contract.md A34, B.21).
 *
 * POST posts/<id>/publicize, publicize/share-post/<id> { message, messages: { connection: text }, skipped_connections, known } → { results: [{
 *   connection_id, service, status: success|queued, message: link }], errors: [{ connection_id, service, code, message }] }
 * GET shares?post → { items: [share], total, pending }: all of a post, newest first; whether it is about to be shared by itself
 * GET shares?state&search&before&page&per_page → the same: of all posts that one may see; `before` is the id that the page begins below
 * POST shares/<id>/retry → share
 * POST social/messages/<id> { title, message, messages: { connection: text }, is_thread } → { items: [{ connection_id, text, left }] }: what
 *   each connection would get
 *
 * A share: { id, post_id, post_title, connection_id (text), service, service_label, name, round (0: when the post appeared), state:
 *   queued|sent|failed, posts (messages), sent (of them), text (of the first), url ('' without a page), code ('', unreachable, refused,
 *   must_reauth, unknown, not_public, gone, broken), error (sentence), note (sentence about what was sent), at (last change), next (when
 *   it is tried again, '' for as soon as may be), can_retry }. Times are ISO 8601 in UTC.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Social\Shares;

use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$number = static function ( $least, $most, $otherwise ) {
		return array(
			'type'    => 'integer',
			'minimum' => $least,
			'maximum' => $most,
			'default' => $otherwise,
		);
	};
	$routes->add( 'wpcom/v2', '/posts/(?P<id>\d+)/publicize', Reshare_Controller::handlers() );
	$routes->add( 'wpcom/v2', '/publicize/share-post/(?P<id>\d+)', Reshare_Controller::handlers() );
	$routes->add( '', '/social/messages/(?P<id>\d+)', Message_Controller::handlers() );
	$routes->add(
		'',
		'/shares',
		array(
			array(
				'methods'             => 'GET',
				'callback'            => array( Share_Controller::class, 'index' ),
				'permission_callback' => array( Share_Controller::class, 'may_see' ),
				'args'                => array(
					'post'     => $number( 0, PHP_INT_MAX, 0 ),
					'state'    => array(
						'type'    => 'string',
						'enum'    => array_merge( array( '' ), Share_Query::STATES ),
						'default' => '',
					),
					'search'   => array(
						'type'      => 'string',
						'maxLength' => 200,
						'default'   => '',
					),
					'before'   => $number( 0, PHP_INT_MAX, 0 ),
					'page'     => $number( 1, 10000, 1 ),
					'per_page' => $number( 1, 100, 20 ),
				),
			),
		)
	);
	$routes->add(
		'',
		'/shares/(?P<id>\d+)/retry',
		array(
			array(
				'methods'             => 'POST',
				'callback'            => array( Share_Controller::class, 'retry' ),
				'permission_callback' => array( Share_Controller::class, 'may_retry' ),
				'args'                => array(
					'id' => array(
						'type'     => 'integer',
						'minimum'  => 1,
						'required' => true,
					),
				),
			),
		)
	);
};
