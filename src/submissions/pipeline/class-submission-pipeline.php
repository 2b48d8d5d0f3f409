<?php
namespace Mainstreet\Submissions\Pipeline;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Text\Visitor_Text;
use Mainstreet\Http\Client_Ip;
use Mainstreet\Registration\Modules\Plan_Gates;
use Mainstreet\Submissions\Registry\Form_Schemas;
use Mainstreet\Submissions\Registry\Ticket_Verifier;
use Mainstreet\Submissions\Spam\Form_Token;
use Mainstreet\Submissions\Spam\Spam;
use Mainstreet\Submissions\Spam\Time_Trap;

defined( 'ABSPATH' ) || exit;

/**
 * Runs a submission through the checks of docs/server-contract.md B.1, in their order, and passes it to the handler of its
 * form (`submission-handler.php` of a block):
 * array(
 *   'route'  => 'forms/submit',  // POST mainstreet/v1/<route>, and admin-post.php?action=mainstreet_<route with _>
 *   'minute' => 5, 'hour' => 60, // Submissions that one client may send.
 *   'files'  => false,           // Whether the form accepts files.
 *   'tests'  => false,           // Whether the handler accepts submissions from unpublished pages (is_test).
 *   'handle' => function ( Submission $request ): array|\WP_Error,
 * )
 *
 * The handler's array is the JSON response. Optional keys: `message` (text), `parts` (texts that the script inserts into
 * the form's `<template>`), `html` (the message as safe HTML, for the page without script) and `redirect` (URL from the
 * definition, never from the request). Data of its error: `status` (default 422), `fields` (message by key of the field).
 */
final class Submission_Pipeline {

	/**
	 * Runs a submission through the pipeline.
	 *
	 * @param string $route  Route, such as `forms/submit`.
	 * @param array  $posted Body, unslashed.
	 * @return array|\WP_Error The handler's result with `success`, or an error.
	 */
	public static function run( $route, array $posted, array $files ) {
		$routes = Form_Schemas::get_routes();
		if ( ! isset( $routes[ $route ] ) ) {
			return Ticket_Verifier::changed_error();
		}
		$rules = $routes[ $route ];
		$error = Request_Checks::check_size( ! empty( $rules['files'] ) );
		$error = $error ? $error : Request_Checks::check_origin();
		$error = $error ? $error : Request_Checks::throttle( $route, $rules['minute'], $rules['hour'] );
		if ( ! $error && Visitor_Input::is_too_large( $posted ) ) {
			$error = Request_Checks::too_large_error();
		}
		if ( $error ) {
			return $error;
		}
		$request = self::create_submission( $posted, empty( $rules['files'] ) ? array() : $files );
		if ( is_wp_error( $request ) ) {
			return $request;
		}
		$handler = Form_Schemas::get_handler( $request->def['kind'] );
		if ( ! $handler || $route !== $handler['route'] ) {
			return Ticket_Verifier::changed_error();
		}
		if ( $request->is_test && empty( $handler['tests'] ) ) {
			return Ticket_Verifier::unavailable_error();
		}
		$gated = Plan_Gates::error( $request->def['kind'] );
		if ( $gated ) {
			return $gated;
		}
		Spam::score( $request, $posted );
		$result = $handler['handle']( $request );
		if ( self::is_incomplete( $result ) ) {
			Request_Checks::uncount( $route );
		}
		return is_wp_error( $result ) ? $result : self::complete( $result );
	}

	/**
	 * Whether the visitor has to correct fields: status 422 with messages for fields.
	 *
	 * @param array|\WP_Error $result Result of the handler.
	 */
	private static function is_incomplete( $result ): bool {
		return is_wp_error( $result ) && 422 === self::get_status( $result ) && ! empty( $result->get_error_data()['fields'] );
	}

	/** Adds `success`, and default values of `message` and `html`, to the result of a handler. */
	private static function complete( array $result ): array {
		if ( ! empty( $result['redirect'] ) ) {
			return array( 'success' => true ) + $result;
		}
		$message = empty( $result['message'] ) ? __( 'Thank you. Your message was sent.', 'mainstreet-blocks' ) : $result['message'];
		$html    = empty( $result['html'] ) ? '<p>' . Visitor_Text::escape( $message ) . '</p>' : $result['html'];
		return array(
			'success' => true,
			'message' => $message,
			'html'    => $html,
		) + $result;
	}

	/**
	 * Creates the REST response for an outcome.
	 *
	 * @param array|\WP_Error $outcome Outcome of run().
	 */
	public static function to_response( $outcome ): \WP_REST_Response {
		$status   = self::get_status( $outcome );
		$response = new \WP_REST_Response( self::get_body( $outcome ), $status );
		$response->header( 'Cache-Control', 'no-store' );
		if ( 429 === $status ) {
			$data = $outcome->get_error_data();
			$response->header( 'Retry-After', (string) ( isset( $data['retry_after'] ) ? $data['retry_after'] : MINUTE_IN_SECONDS ) );
		}
		return $response;
	}

	/**
	 * HTTP status of an outcome: 200, or the status of the error, 422 by default.
	 *
	 * @param array|\WP_Error $outcome Outcome of run().
	 */
	public static function get_status( $outcome ): int {
		if ( ! is_wp_error( $outcome ) ) {
			return 200;
		}
		$data = $outcome->get_error_data();
		return isset( $data['status'] ) ? (int) $data['status'] : 422;
	}

	/**
	 * Body of the HTTP response.
	 *
	 * @param array|\WP_Error $outcome Outcome of run().
	 * @return array `success`, and on failure `code`, `message`, `fields`, `data` (`status`, `retry_after`).
	 */
	public static function get_body( $outcome ) {
		if ( ! is_wp_error( $outcome ) ) {
			return $outcome;
		}
		$data = $outcome->get_error_data();
		return array(
			'success' => false,
			'code'    => (string) $outcome->get_error_code(),
			'message' => $outcome->get_error_message(),
			// An empty list would be `[]` in JSON.
			'fields'  => (object) ( Attributes::items( $data, 'fields' ) ),
			// `data` is as in all errors of the REST API (docs/server-contract.md 0.3).
			'data'    => array( 'status' => self::get_status( $outcome ) ) + array_intersect_key( (array) $data, array_flip( array( 'retry_after', 'required_plan' ) ) ),
		);
	}

	/**
	 * Finds the form of a submission, and checks that it is still public.
	 *
	 * @return Submission|\WP_Error
	 */
	private static function create_submission( array $posted, array $files ) {
		$ticket = Form_Token::parse( Attributes::text( $posted, 'ms_ticket' ) );
		if ( ! $ticket ) {
			return Ticket_Verifier::changed_error();
		}
		$def = Ticket_Verifier::find_definition( $ticket );
		if ( is_wp_error( $def ) ) {
			return $def;
		}
		$request             = new Submission();
		$request->def        = $def;
		$request->hash       = $ticket['hash'];
		$request->source     = array(
			'type' => $ticket['source']->type,
			'id'   => $ticket['source']->id,
		);
		$request->is_test    = Ticket_Verifier::is_test( $ticket );
		$request->on         = $ticket['on'];
		$request->values     = Visitor_Input::read_values( $posted );
		$request->files      = Visitor_Input::read_files( $files );
		$request->seconds    = Time_Trap::get_seconds( Attributes::text( $posted, 'ms_t' ) );
		$request->ip         = Client_Ip::ip();
		$request->user_agent = isset( $_SERVER['HTTP_USER_AGENT'] ) ? substr( sanitize_text_field( wp_unslash( $_SERVER['HTTP_USER_AGENT'] ) ), 0, 255 ) : '';
		$request->url        = Form_Token::get_page_url( $ticket );
		$request->form_id    = Form_Token::get_form_id( $ticket );
		$request->submission = self::create_id( $request, Attributes::text( $posted, 'ms_id' ) );
		return $request;
	}

	/**
	 * Creates the id of a submission from its content and the id from the script; without a script, from the key of the
	 * client. The script's id is not enough: a corrected submission would count as a repetition of the first one.
	 *
	 * @param string $id Id from the script; '' without a script.
	 * @return string UUID.
	 */
	private static function create_id( Submission $request, string $id ): string {
		$files = array_map( static fn( $list ) => wp_list_pluck( $list, 'size', 'name' ), $request->files );
		$id    = preg_match( '/^[\w.-]{3,64}$/', $id ) ? $id : Client_Ip::key();
		$hex   = md5( (string) wp_json_encode( array( $id, $request->hash, $request->source, $request->on, $request->values, $files ) ) );
		return implode( '-', array( substr( $hex, 0, 8 ), substr( $hex, 8, 4 ), substr( $hex, 12, 4 ), substr( $hex, 16, 4 ), substr( $hex, 20 ) ) );
	}
}
