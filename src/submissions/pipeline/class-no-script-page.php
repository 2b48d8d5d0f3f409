<?php
namespace Mainstreet\Submissions\Pipeline;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Declarations;
use Mainstreet\Core\Text\Visitor_Text;
use Mainstreet\Submissions\Registry\Form_Schemas;
use Mainstreet\Submissions\Registry\Ticket_Verifier;
use Mainstreet\Submissions\Spam\Form_Token;

defined( 'ABSPATH' ) || exit;

/**
 * Handles submissions to admin-post.php, without a script, and redirects the visitor back to the form, which shows the
 * outcome and the submitted values (docs/server-contract.md B.1). Scripts also post here, and accept JSON, on sites that
 * close the REST API to visitors.
 */
final class No_Script_Page {

	/** URL parameter with the token of the outcome. */
	const PARAM = 'mainstreet_sent';

	/** Seconds for which an outcome is stored. */
	const LIFE = 600;

	/**
	 * Outcome of this request; false before it is read.
	 *
	 * @var array|null|false
	 */
	private static $outcome = false;

	/** Whether this page is excluded from caches. False for REST responses, feeds, embeds, and pages whose headers were sent. */
	private static bool $is_private = false;

	/**
	 * Name of the action of admin-post.php for a route, such as `mainstreet_forms_submit`.
	 *
	 * @param string $route Route, such as `forms/submit`.
	 * @return string
	 */
	public static function action( $route ) {
		return 'mainstreet_' . str_replace( '/', '_', $route );
	}

	/**
	 * Routes by action of admin-post.php, including disabled blocks: a cached page may still contain their
	 * forms, and submitting one must give an error message.
	 *
	 * @return array<string, string> Route by action.
	 */
	private static function actions() {
		$routes = array_keys( Form_Schemas::routes() );
		foreach ( Declarations::files( 'submission-handler.php' ) as $file ) {
			$handler  = require $file;
			$routes[] = $handler['route'];
		}
		$routes = array_unique( $routes );
		return array_combine( array_map( array( __CLASS__, 'action' ), $routes ), $routes );
	}

	/** Registers the actions, only for requests to admin-post.php. */
	public static function add_actions(): void {
		if ( 'admin-post.php' !== $GLOBALS['pagenow'] ) {
			return;
		}
		foreach ( array_keys( self::actions() ) as $action ) {
			add_action( 'admin_post_nopriv_' . $action, array( __CLASS__, 'receive' ) );
			add_action( 'admin_post_' . $action, array( __CLASS__, 'receive' ) );
		}
	}

	/** Handles a submission and ends the request. */
	public static function receive(): void {
		$action = (string) preg_replace( '/^admin_post_(?:nopriv_)?/', '', (string) current_action() );
		$routes = self::actions();
		$route  = isset( $routes[ $action ] ) ? $routes[ $action ] : '';
		$method = isset( $_SERVER['REQUEST_METHOD'] ) ? sanitize_key( $_SERVER['REQUEST_METHOD'] ) : '';
		if ( 'post' !== $method ) {
			wp_safe_redirect( home_url( '/' ) );
			exit;
		}
		// phpcs:ignore WordPress.Security -- cached pages contain no nonce: Request_Checks checks the origin. Handlers sanitize fields.
		$posted  = wp_unslash( $_POST );
		$outcome = Submission_Pipeline::run( $route, $posted, $_FILES ); // phpcs:ignore WordPress.Security -- as above.
		nocache_headers();
		if ( self::wants_json() ) {
			$data = is_wp_error( $outcome ) ? $outcome->get_error_data() : array();
			if ( isset( $data['retry_after'] ) ) {
				header( 'Retry-After: ' . (int) $data['retry_after'] );
			}
			wp_send_json( Submission_Pipeline::body( $outcome ), Submission_Pipeline::status( $outcome ) );
		}
		self::leave( self::after( $posted, $outcome ), $outcome );
	}

	/**
	 * Stores the outcome of a submission for the page that shows it.
	 *
	 * @param array           $posted  Body.
	 * @param array|\WP_Error $outcome Outcome of the pipeline.
	 * @return string|null URL to redirect to; null if there is no form to return to.
	 */
	public static function after( array $posted, $outcome ) {
		if ( ! is_wp_error( $outcome ) && isset( $outcome['redirect'] ) ) {
			return $outcome['redirect'];
		}
		$ticket = Form_Token::read( Attributes::text( $posted, 'ms_ticket' ) );
		// Rejected requests store nothing, because their number is not limited.
		if ( ! $ticket || in_array( Submission_Pipeline::status( $outcome ), array( 400, 429 ), true ) ) {
			return null;
		}
		$body  = (array) Submission_Pipeline::body( $outcome );
		$def   = $body['success'] ? null : Ticket_Verifier::definition( $ticket );
		$id    = Form_Token::form_id( $ticket );
		$name  = bin2hex( random_bytes( 16 ) );
		$token = $name . Form_Token::mac( $name, 'outcome' );
		set_transient(
			'mainstreet_sent_' . $name,
			array(
				'form'    => $id,
				'state'   => $body['success'] ? 'sent' : 'failed',
				'message' => isset( $body['message'] ) ? $body['message'] : '',
				'html'    => isset( $body['html'] ) ? $body['html'] : '',
				'fields'  => isset( $body['fields'] ) ? (array) $body['fields'] : array(),
				'values'  => is_array( $def ) ? Visitor_Input::of_form( $def, $posted ) : array(),
			),
			self::LIFE
		);
		return add_query_arg( self::PARAM, $token, Form_Token::page_url( $ticket ) ) . '#' . $id;
	}

	/**
	 * Returns the outcome of a form. Null unless keep_private() has excluded the page from caches.
	 *
	 * @param string $form_id HTML id of the form.
	 * @return array|null See Visitor_Form::outcome().
	 */
	public static function outcome( string $form_id ) {
		if ( ! self::$is_private ) {
			return null;
		}
		if ( false === self::$outcome ) {
			self::$outcome = self::read_outcome();
		}
		return self::$outcome && self::$outcome['form'] === $form_id ? self::$outcome : null;
	}

	/**
	 * Excludes the page from caches and search engines, because it shows the outcome to one visitor. If headers were sent
	 * before, caches cannot be prevented, and the page shows no outcome.
	 *
	 * @return bool Whether the page is excluded from caches.
	 */
	public static function keep_private() {
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the constant that caching plugins read.
		}
		self::$is_private = DONOTCACHEPAGE && ! headers_sent() && ! is_feed() && ! is_embed();
		nocache_headers();
		if ( self::$is_private ) {
			// Filters may have changed core's header.
			header( 'Cache-Control: no-cache, must-revalidate, max-age=0, no-store, private' );
		}
		add_filter( 'wp_robots', 'wp_robots_no_robots' );
		return self::$is_private;
	}

	/**
	 * Path of the current page, at most 500 bytes; '' if the permalink of the post is the URL of the page.
	 *
	 * @param int $on Post of the page; 0 for none.
	 * @return string
	 */
	public static function path( int $on ) {
		if ( ! did_action( 'template_redirect' ) || ( $on && is_singular() && get_queried_object_id() === $on && (int) get_query_var( 'page' ) < 2 ) ) {
			return '';
		}
		$uri  = isset( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '';
		$path = (string) wp_parse_url( $uri, PHP_URL_PATH );
		return substr( $path, 0, 500 );
	}

	/** Whether the request accepts JSON; the plugin's script sends this header. */
	private static function wants_json(): bool {
		return isset( $_SERVER['HTTP_ACCEPT'] ) && 0 === strpos( sanitize_text_field( wp_unslash( $_SERVER['HTTP_ACCEPT'] ) ), 'application/json' );
	}

	/**
	 * Redirects the visitor, or shows an error page; ends the request.
	 *
	 * @param string|null     $url     URL; null for the error page.
	 * @param array|\WP_Error $outcome Outcome of the pipeline.
	 */
	private static function leave( $url, $outcome ): void {
		if ( null === $url ) {
			$message = is_wp_error( $outcome ) ? $outcome->get_error_message() : '';
			wp_die(
				Visitor_Text::escape( $message ), // phpcs:ignore WordPress.Security.EscapeOutput -- escaped.
				'',
				array(
					'response'  => (int) Submission_Pipeline::status( $outcome ),
					'back_link' => true,
				)
			);
		}
		if ( ! is_wp_error( $outcome ) && isset( $outcome['redirect'] ) ) {
			// The only external URL that is allowed: from the form's definition (docs/server-contract.md B.2).
			wp_redirect( esc_url_raw( $url, array( 'http', 'https' ) ), 303 ); // phpcs:ignore WordPress.Security.SafeRedirect -- the form's author chose the address.
			exit;
		}
		wp_safe_redirect( $url, 303 );
		exit;
	}

	/** Reads the outcome for the token in the URL; null if the token is invalid or the outcome has expired. */
	private static function read_outcome(): ?array {
		$token = sanitize_key( Attributes::text( $_GET, self::PARAM ) ); // phpcs:ignore WordPress.Security.NonceVerification -- read-only.
		if ( 64 !== strlen( $token ) || ! hash_equals( Form_Token::mac( substr( $token, 0, 32 ), 'outcome' ), substr( $token, 32 ) ) ) {
			return null;
		}
		$outcome = get_transient( 'mainstreet_sent_' . substr( $token, 0, 32 ) );
		return is_array( $outcome ) ? $outcome : null;
	}
}
