<?php
/**
 * Route of the guest book: reading it, and signing for a guest.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Guest_Book;

use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$routes->add(
		'wpcom/v2',
		'/guest-book',
		array(
			array(
				'methods'             => \WP_REST_Server::READABLE,
				'callback'            => array( Guest_Book::class, 'latest' ),
				'permission_callback' => '__return_true',
				'args'                => array(),
			),
			array(
				'methods'             => \WP_REST_Server::CREATABLE,
				'callback'            => static function ( $request ) {
					Guest_Book::sign( $request['entry'] );
					return Guest_Book::latest();
				},
				'permission_callback' => static function () {
					return current_user_can( 'edit_others_posts' );
				},
				'args'                => array(
					'entry' => array(
						'type'      => 'string',
						'required'  => true,
						'minLength' => 1,
						'maxLength' => 500,
					),
				),
			),
		)
	);
};
