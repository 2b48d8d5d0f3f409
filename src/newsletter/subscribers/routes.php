<?php
/**
 * Routes of subscribers, for who manages the site.
 *
 * GET subscribers?status&search&search_all&page&before&per_page&orderby=created|status&order → { items: [subscriber], total, counts: { all, pending, active, … }, search_limit }
 * POST subscribers { email, name?, consent? } → { item, is_new, mailed }
 * GET subscribers/<id> → subscriber with { bounces, post: { title, link }, deliveries: [{ campaign, title, state, error, at }] }
 * POST subscribers/<id> { action: unsubscribe|confirm } → { item }
 * POST subscribers/<id> { action: edit, name, fields, frequency? } → as GET
 * POST subscribers/bulk { action: unsubscribe|confirm|delete, ids } → { done: [id], failed: [{ id, message }] }
 * DELETE subscribers/<id> → { deleted: true }
 * POST subscribers/import { csv (text, or an uploaded file), consent: true, statement?, encoding?, columns? } → progress
 * POST subscribers/import/preview { csv, encoding?, columns?: { number of a column: name|first|last|date } } → { encoding, encodings: [{ value, label }], total, rows: [{ row, email, name, fields, status, reason }], unreadable, unreadable_rows, ignored: [head of a column], unknown: [{ column, head }] }
 * POST subscribers/import/<batch> → progress: { batch, total, done, added, known, invalid, skipped, finished, problems: [{ row, reason }] }; asked again and again until it is finished
 * GET subscribers/export?format=csv|json&status&search → a file
 *
 * A subscriber: { id, email, name, fields, status, frequency: each|weekly, source, source_post, consent, created, confirmed, unsubscribed }.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Newsletter\Subscribers;

use Mainstreet\Core\Text_Encoding;
use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$may_manage = array( Subscriber_Controller::class, 'may_manage' );
	$filters    = array(
		'status' => array(
			'type'    => 'string',
			'enum'    => array_merge( array( '' ), Subscriber_Status::ALL ),
			'default' => '',
		),
		'search' => array(
			'type'      => 'string',
			'maxLength' => 200,
			'default'   => '',
		),
	);
	$add        = static function ( $tail, array ...$handlers ) use ( $routes, $may_manage ) {
		foreach ( $handlers as &$handler ) {
			$handler = array(
				'methods'             => $handler[0],
				'callback'            => is_array( $handler[1] ) ? $handler[1] : array( Subscriber_Controller::class, $handler[1] ),
				'permission_callback' => $may_manage,
				'args'                => $handler[2],
			);
		}
		$routes->add( '', $tail, array_merge( $handlers, array( 'schema' => array( Subscriber_List::class, 'schema' ) ) ) );
	};

	$page = array(
		'orderby'    => array(
			'type'    => 'string',
			'enum'    => array( 'created', 'status' ),
			'default' => 'created',
		),
		'order'      => array(
			'type'    => 'string',
			'enum'    => array( 'desc', 'asc' ),
			'default' => 'desc',
		),
		'page'       => array(
			'type'    => 'integer',
			'minimum' => 1,
			'default' => 1,
		),
		'before'     => array(
			'type'    => 'integer',
			'minimum' => 0,
			'default' => 0,
		),
		'search_all' => array(
			'type'    => 'boolean',
			'default' => false,
		),
		'per_page'   => array(
			'type'    => 'integer',
			'minimum' => 1,
			'maximum' => 100,
			'default' => 50,
		),
	);
	$new  = array(
		'email'   => array(
			'type'     => 'string',
			'required' => true,
		),
		'name'    => array(
			'type'      => 'string',
			'maxLength' => 100,
			'default'   => '',
		),
		'consent' => array(
			'type'    => 'boolean',
			'default' => false,
		),
	);
	$add( '/subscribers', array( 'GET', 'index', $filters + $page ), array( 'POST', 'add', $new ) );

	$action = array(
		'action'    => array(
			'type'     => 'string',
			'enum'     => array( 'unsubscribe', 'confirm', 'edit' ),
			'required' => true,
		),
		'name'      => array(
			'type'      => 'string',
			'maxLength' => 100,
			'default'   => '',
		),
		'fields'    => array(
			'type'                 => 'object',
			'default'              => array(),
			'additionalProperties' => array(
				'type'      => 'string',
				'maxLength' => 500,
			),
		),
		'frequency' => array(
			'type' => 'string',
			'enum' => Subscriber_Frequency::ALL,
		),
	);
	$add( '/subscribers/(?P<id>\d+)', array( 'GET', 'get', array() ), array( 'POST', 'act', $action ), array( 'DELETE', 'delete', array() ) );
	$bulk = array(
		'action' => array(
			'type'     => 'string',
			'enum'     => array( 'unsubscribe', 'confirm', 'delete' ),
			'required' => true,
		),
		'ids'    => array(
			'type'     => 'array',
			'items'    => array(
				'type'    => 'integer',
				'minimum' => 1,
			),
			'maxItems' => Subscriber_Controller::MOST,
			'required' => true,
		),
	);
	$add( '/subscribers/bulk', array( 'POST', 'bulk', $bulk ) );

	$file    = array(
		'csv'      => array( 'type' => 'string' ),
		'encoding' => array(
			'type'    => 'string',
			'enum'    => array_merge( array( '' ), Text_Encoding::names() ),
			'default' => '',
		),
		'columns'  => array(
			'type'                 => 'object',
			'maxProperties'        => Subscriber_Columns::MOST,
			'additionalProperties' => array(
				'type' => 'string',
				'enum' => Subscriber_Columns::ASSIGNABLE,
			),
			'default'              => array(),
		),
	);
	$consent = array(
		'consent'   => array(
			'type'    => 'boolean',
			'default' => false,
		),
		'statement' => array(
			'type'      => 'string',
			'maxLength' => 2000,
			'default'   => '',
		),
	);
	$add( '/subscribers/import', array( 'POST', array( Subscriber_Import_Controller::class, 'begin' ), $file + $consent ) );
	$add( '/subscribers/import/preview', array( 'POST', array( Subscriber_Import_Controller::class, 'preview' ), $file ) );
	$add( '/subscribers/import/(?P<batch>[0-9a-f]{20})', array( 'POST', array( Subscriber_Import_Controller::class, 'progress' ), array() ) );

	$format = array(
		'format' => array(
			'type'    => 'string',
			'enum'    => array( 'csv', 'json' ),
			'default' => 'csv',
		),
	);
	$add( '/subscribers/export', array( 'GET', 'export', $format + $filters ) );
};
