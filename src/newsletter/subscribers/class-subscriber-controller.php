<?php
namespace Mainstreet\Newsletter\Subscribers;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Rest\Controller;
use Mainstreet\Mail\Email_Address;
use Mainstreet\Newsletter\Subscribers\Import\Subscriber_Export;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Mails;
use Mainstreet\Newsletter\Subscribers\Privacy\Subscriber_Cleanup;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Frequency;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_List;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Row;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Status;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;
use Mainstreet\Registration\Rest\File_Response;

defined( 'ABSPATH' ) || exit;

/**
 * REST routes of subscribers, for users with `manage_options`.
 *
 * GET subscribers?status&search&search_all&page&before&per_page&orderby=created|status&order
 *   → { items: [subscriber], total, counts: { all, pending, active, … }, search_limit }
 * POST subscribers { email, name?, consent? } → { item, is_new, mailed }
 * GET subscribers/<id> → subscriber with { bounces, post: { title, link }, deliveries: [{ campaign, title, state, error, at }] }
 * POST subscribers/<id> { action: unsubscribe|confirm } → { item }
 * POST subscribers/<id> { action: edit, name, fields, frequency? } → same as GET
 * POST subscribers/bulk { action: unsubscribe|confirm|delete, ids } → { done: [id], failed: [{ id, message }] }
 * DELETE subscribers/<id> → { deleted: true }
 * GET subscribers/export?format=csv|json&status&search → a file
 *
 * A subscriber: { id, email, name, fields, status, frequency: each|weekly, source, source_post, consent, created, confirmed,
 * unsubscribed }.
 */
final class Subscriber_Controller extends Controller {

	/** Maximum number of subscribers in a bulk request. */
	const MAX_IDS = 100;

	public function register_routes() {
		$may     = $this->require_capability( 'manage_options' );
		$schema  = array( 'schema' => array( Subscriber_List::class, 'schema' ) );
		$filters = array(
			'status' => $this->choice_schema( array_merge( array( '' ), Subscriber_Status::ALL ), '' ),
			'search' => $this->text_schema( 200, '' ),
		);
		$format  = array( 'format' => $this->choice_schema( array( 'csv', 'json' ), 'csv' ) );
		$list    = array(
			$this->endpoint( 'GET', array( $this, 'get_items' ), $may, $filters + $this->get_collection_params() ),
			$this->endpoint( 'POST', array( $this, 'create_item' ), $may, $this->create_params() ),
		);
		$single  = array(
			$this->endpoint( 'GET', array( $this, 'get_item' ), $may ),
			$this->endpoint( 'POST', array( $this, 'update_item' ), $may, $this->update_params() ),
			$this->endpoint( 'DELETE', array( $this, 'delete_item' ), $may ),
		);
		$this->register_route( '/subscribers', $list + $schema );
		$this->register_route( '/subscribers/(?P<id>\d+)', $single + $schema );
		$this->register_route( '/subscribers/bulk', array( $this->endpoint( 'POST', array( $this, 'update_items' ), $may, $this->bulk_params() ) ) + $schema );
		$this->register_route( '/subscribers/export', array( $this->endpoint( 'GET', array( $this, 'export' ), $may, $format + $filters ) ) + $schema );
	}

	/** Returns the parameters for adding a subscriber. */
	private function create_params(): array {
		return array(
			'email'   => array(
				'type'     => 'string',
				'required' => true,
			),
			'name'    => $this->text_schema( 100, '' ),
			'consent' => array(
				'type'    => 'boolean',
				'default' => false,
			),
		);
	}

	/** Returns the parameters of actions on a subscriber. */
	private function update_params(): array {
		return array(
			'action'    => $this->choice_schema( array( 'unsubscribe', 'confirm', 'edit' ) ),
			'name'      => $this->text_schema( 100, '' ),
			'fields'    => array(
				'type'                 => 'object',
				'default'              => array(),
				'additionalProperties' => $this->text_schema( 500 ),
			),
			'frequency' => array(
				'type' => 'string',
				'enum' => Subscriber_Frequency::ALL,
			),
		);
	}

	/** Returns the parameters of actions on several subscribers. */
	private function bulk_params(): array {
		return array(
			'action' => $this->choice_schema( array( 'unsubscribe', 'confirm', 'delete' ) ),
			'ids'    => array(
				'type'     => 'array',
				'items'    => array(
					'type'    => 'integer',
					'minimum' => 1,
				),
				'maxItems' => self::MAX_IDS,
				'required' => true,
			),
		);
	}

	/** Returns the parameters of the list, without its filters. */
	public function get_collection_params() {
		return array(
			'orderby'    => $this->choice_schema( array( 'created', 'status' ), 'created' ),
			'order'      => $this->choice_schema( array( 'desc', 'asc' ), 'desc' ),
			'page'       => $this->integer_schema( 1, null, 1 ),
			'before'     => $this->integer_schema( 0, null, 0 ),
			'search_all' => array(
				'type'    => 'boolean',
				'default' => false,
			),
			'per_page'   => $this->integer_schema( 1, 100, 50 ),
		);
	}

	/** Returns a page of the list. */
	public function get_items( $request ) {
		$query           = self::query( $request );
		$query['bounds'] = $request['search_all'] ? null : Subscriber_List::bounds( $query['search'] );
		$rows            = Subscriber_List::page( $query );
		return array(
			'items'        => array_map( array( Subscriber_List::class, 'item' ), $rows ),
			'total'        => Subscriber_List::total( $query, $rows ),
			'counts'       => Subscriber_List::counts(),
			'search_limit' => $query['bounds'] ? $query['bounds']->limit() : 0,
		);
	}

	/** Returns all data of a subscriber. */
	public function get_item( $request ) {
		$row = ( new Subscribers() )->find( $request['id'] );
		return $row && '' !== $row['email'] ? Subscriber_List::details( $row ) : Errors::not_found();
	}

	/** Applies an action to several subscribers separately. */
	public function update_items( \WP_REST_Request $request ) {
		$outcome = array(
			'done'   => array(),
			'failed' => array(),
		);
		foreach ( array_unique( array_map( 'intval', $request['ids'] ) ) as $id ) {
			$one  = array(
				'id'     => $id,
				'action' => $request['action'],
			);
			$done = 'delete' === $request['action'] ? $this->delete_item( $one ) : $this->update_item( $one );
			if ( is_wp_error( $done ) ) {
				$outcome['failed'][] = array(
					'id'      => $id,
					'message' => $done->get_error_message(),
				);
			} else {
				$outcome['done'][] = $id;
			}
		}
		return $outcome;
	}

	/**
	 * Adds a subscriber. With `consent`, the owner states that the person agreed, and the subscription is active at once. Without
	 * it, the person gets a confirmation email.
	 */
	public function create_item( $request ) {
		$email = Email_Address::clean( $request['email'] );
		if ( '' === $email ) {
			return Errors::invalid( 'email', __( 'Please enter a valid email address.', 'mainstreet-blocks' ) );
		}
		$person = array(
			'email'   => $email,
			'name'    => (string) $request['name'],
			'source'  => 'owner',
			'consent' => $request['consent'] ? __( 'Added by the site owner, who confirmed that this person agreed.', 'mainstreet-blocks' ) : '',
		);
		$row    = ( new Subscribers() )->add( $person, $request['consent'] ? Subscriber_Status::ACTIVE : Subscriber_Status::PENDING );
		if ( ! $row ) {
			return new \WP_Error( 'mainstreet_not_saved', __( 'Could not save the subscriber. Please try again.', 'mainstreet-blocks' ), array( 'status' => 500 ) );
		}
		$is_out = in_array( $row['status'], array( Subscriber_Status::UNSUBSCRIBED, Subscriber_Status::COMPLAINED ), true );
		$mailed = false;
		if ( $request['consent'] && Subscriber_Status::PENDING === $row['status'] ) {
			$now = array( 'confirmed_gmt' => Sql::time() );
			if ( ( new Subscribers() )->change_status( $row['id'], array( Subscriber_Status::PENDING ), Subscriber_Status::ACTIVE, $now ) ) {
				$row = array_merge( $row, $now, array( 'status' => Subscriber_Status::ACTIVE ) );
			}
		} elseif ( Subscriber_Status::PENDING === $row['status'] || ( $is_out && ! $request['consent'] ) ) {
			$mailed = Subscriber_Mails::send( 'confirm', $row );
		} elseif ( $is_out ) {
			return new \WP_Error( 'mainstreet_opted_out', __( 'This person has unsubscribed. They cannot be added again without confirming themselves.', 'mainstreet-blocks' ), array( 'status' => 409 ) );
		}
		Subscriber_Cleanup::schedule();
		return array(
			'item'   => Subscriber_List::item( $row ),
			'is_new' => $row['is_new'],
			'mailed' => $mailed,
		);
	}

	/** Applies an action to a subscriber: `unsubscribe`, `confirm` (sends the confirmation email again) or `edit`. */
	public function update_item( $request ) {
		$row = ( new Subscribers() )->find( $request['id'] );
		if ( ! $row ) {
			return Errors::not_found();
		}
		if ( 'edit' === $request['action'] ) {
			// Erased subscribers must not get personal data again.
			return '' === $row['email'] ? Errors::not_found() : self::update_details( $row, $request );
		}
		$ends = 'unsubscribe' === $request['action'];
		if ( ! ( $ends ? ( new Subscribers() )->unsubscribe( $row['id'] ) : ( Subscriber_Status::PENDING === $row['status'] && Subscriber_Mails::send( 'confirm', $row ) ) ) ) {
			return new \WP_Error( 'mainstreet_conflict', __( 'This action is not available for this subscriber right now.', 'mainstreet-blocks' ), array( 'status' => 409 ) );
		}
		$now = array(
			'status'           => Subscriber_Status::UNSUBSCRIBED,
			'unsubscribed_gmt' => Sql::time(),
		);
		return array( 'item' => Subscriber_List::item( $ends ? array_merge( $row, $now ) : $row ) );
	}

	/** Updates the name, existing custom fields, and the email frequency. */
	private static function update_details( array $row, \WP_REST_Request $request ) {
		$known  = Subscriber_Row::fields( json_decode( (string) $row['fields'], true ) );
		$fields = array_merge( $known, array_intersect_key( array_map( 'strval', array_filter( (array) $request['fields'], 'is_scalar' ) ), $known ) );
		$write  = Subscriber_Row::edited_columns( (string) $request['name'], $fields );
		if ( is_string( $request['frequency'] ) ) {
			$write['frequency'] = Subscriber_Frequency::clean( $request['frequency'] );
		}
		Sql::update( 'subscribers', $write, 'id = ' . (int) $row['id'] );
		if ( Sql::$failed ) {
			return new \WP_Error( 'mainstreet_not_saved', __( 'Could not save the subscriber. Please try again.', 'mainstreet-blocks' ), array( 'status' => 500 ) );
		}
		return Subscriber_List::details( array_merge( $row, $write ) );
	}

	public function delete_item( $request ) {
		return ( new Subscribers() )->delete( $request['id'] ) ? array( 'deleted' => true ) : Errors::not_found();
	}

	/**
	 * Streams the list as a file.
	 *
	 * @return \WP_REST_Response
	 */
	public function export( \WP_REST_Request $request ) {
		return File_Response::send_for(
			$request,
			static function () use ( $request ) {
				Subscriber_Export::send( $request['format'], self::query( $request ) );
			}
		);
	}

	/** Converts the parameters of a request to a query for Subscriber_List::page(). */
	private static function query( \WP_REST_Request $request ): array {
		return array(
			'status'   => (string) $request['status'],
			'search'   => trim( (string) $request['search'] ),
			'before'   => 'created' === $request['orderby'] && 'desc' === $request['order'] ? (int) $request['before'] : 0,
			'page'     => max( 1, (int) $request['page'] ),
			'per_page' => $request['per_page'] ? (int) $request['per_page'] : 50,
			'orderby'  => (string) $request['orderby'],
			'order'    => (string) $request['order'],
		);
	}
}
