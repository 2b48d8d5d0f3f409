<?php
namespace Mainstreet\Http;

use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

/**
 * Every request this plugin makes to another server (docs/server-contract.md 0.4): bounded in time and
 * size, through core's safe functions, and not repeated while a host is down.
 */
final class Http_Client {

	/** Seconds a service may take. */
	const TIMEOUT = 8;

	/** Seconds an upload or a download to a file may take. */
	const UPLOAD_TIMEOUT = 60;

	/** Bytes of an answer (2 MB) and of a feed (10 MB). */
	const LIMIT      = 2097152;
	const FEED_LIMIT = 10485760;

	/** Redirects followed for a URL a person typed. */
	const MAX_HOPS = 5;

	/**
	 * What sends a request: gets URL and arguments, gives what wp_safe_remote_request() gives.
	 *
	 * @var callable
	 */
	private $transport;

	/** Whether the last request may have reached its host. */
	private bool $was_sent = false;

	/**
	 * A client. Who makes requests is handed one, so that a test can hand it another.
	 *
	 * @param callable|null $transport What sends a request; core's safe function unless another is given.
	 */
	public function __construct( ?callable $transport = null ) {
		$this->transport = $transport ? $transport : 'wp_safe_remote_request';
	}

	/**
	 * Requests a URL that this plugin made itself. For a URL that a person typed use get_public().
	 *
	 * @param string $url  Absolute URL.
	 * @param array  $args As wp_remote_request() takes them; `limit_response_size` is the most bytes
	 *                     accepted, and with `truncate` the answer is cut there instead of refused.
	 * @return array|\WP_Error `status`, `headers` (lower-case names), `body`, `url`; an error only
	 *                         when no usable answer came.
	 */
	public function request( $url, array $args = array() ) {
		$host    = strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) );
		$breaker = new Circuit_Breaker( $host );

		$this->was_sent = false;
		if ( $breaker->is_open() ) {
			return Errors::unreachable( $host );
		}

		$limit    = isset( $args['limit_response_size'] ) ? (int) $args['limit_response_size'] : self::LIMIT;
		$truncate = ! empty( $args['truncate'] );
		$args     = wp_parse_args(
			$args,
			array(
				'timeout'     => empty( $args['stream'] ) ? self::TIMEOUT : self::UPLOAD_TIMEOUT,
				// A redirect to elsewhere would carry the key along.
				'redirection' => isset( $args['headers']['Authorization'] ) ? 0 : 3,
				'user-agent'  => self::user_agent(),
			)
		);
		unset( $args['truncate'] );
		// Core cuts silently; one byte more tells a cut answer from one that just fits.
		$args['limit_response_size'] = $limit + 1;

		$response       = call_user_func( $this->transport, $url, $args );
		$this->was_sent = Raw_Answer::was_asked_for( $response );
		if ( is_wp_error( $response ) ) {
			if ( 'http_request_not_executed' !== $response->get_error_code() ) {
				$breaker->fail();
			}
			Errors::log( $host, $response->get_error_message() );
			return Errors::unreachable( $host );
		}
		$breaker->succeed();

		return Raw_Answer::read( $response, $url, $args, $truncate );
	}

	/**
	 * Whether the last request may have reached its host: where no answer came, what it asked for may have been done all the same. It is
	 * no part of the error, which may be shown to who looks for hosts.
	 */
	public function was_sent(): bool {
		return $this->was_sent;
	}

	/**
	 * Gets a URL that a person typed, without letting it reach into this server's network.
	 * Every hop is checked by Address_Guard before it is requested, and goes to the address that was checked.
	 *
	 * @param string $url  URL as typed.
	 * @param array  $args As for request(); `max_hops` for fewer redirects; `budget`, a Time_Budget
	 *                     that all hops share: as long as one request may take, unless given; `may_go`,
	 *                     `function ( string $url ): bool`, where headers must not reach every host.
	 * @return array|\WP_Error As request(), `url` being the last hop. Refused, unknown and
	 *                         unreachable hosts give one and the same error, so that nobody can
	 *                         scan a network by it. Another one where this server can load no
	 *                         typed address at all: `mainstreet_http_not_pinned` (502).
	 */
	public function get_public( $url, array $args = array() ) {
		$hops = isset( $args['max_hops'] ) ? (int) $args['max_hops'] : self::MAX_HOPS;
		$most = isset( $args['timeout'] ) ? $args['timeout'] : ( empty( $args['stream'] ) ? self::TIMEOUT : self::UPLOAD_TIMEOUT );
		$time = isset( $args['budget'] ) ? $args['budget'] : new Time_Budget( $most );
		$goes = isset( $args['may_go'] ) ? $args['may_go'] : '__return_true';
		unset( $args['max_hops'], $args['budget'], $args['may_go'] );
		$args['redirection'] = 0;
		$args['method']      = 'GET';
		$args['headers']     = ( isset( $args['headers'] ) ? $args['headers'] : array() ) + Plain_Answer::headers();

		for ( $hop = 0; $hop <= $hops; $hop++ ) {
			$target = $goes( $url ) ? Address_Guard::check( $url ) : new \WP_Error( 'refused', 'Refused: not a host for this.' );
			if ( is_wp_error( $target ) ) {
				Errors::log( 'get_public', $target->get_error_message() );
				return self::not_loaded();
			}
			// Looking up the name took its time, too.
			if ( 0.0 === $time->left() ) {
				return self::not_loaded();
			}
			$args['timeout'] = min( $most, $time->left() );
			$response        = $this->request_pinned( $target, $args, $time );
			if ( is_wp_error( $response ) ) {
				return $response;
			}
			$location = isset( $response['headers']['location'] ) ? $response['headers']['location'] : '';
			if ( ! in_array( $response['status'], array( 301, 302, 303, 307, 308 ), true ) || '' === $location ) {
				return $response;
			}
			// A repeated header arrives as a list; browsers take the last.
			$location = is_array( $location ) ? (string) end( $location ) : $location;
			$url      = \WP_Http::make_absolute_url( $location, $target['url'] );
		}
		return new \WP_Error(
			'too_many_redirects',
			__( 'This URL redirects too many times.', 'mainstreet-blocks' ),
			array( 'status' => 400 )
		);
	}

	/**
	 * Sends something to a URL that a person typed, under the rules of get_public(). It is sent once: what redirects is not followed.
	 *
	 * @param string $url  URL as typed.
	 * @param array  $args As for request(), with `method` and `body`.
	 * @return array|\WP_Error As request(); one error for what is refused, unknown and unreachable.
	 */
	public function send_public( $url, array $args = array() ) {
		$this->was_sent = false;

		$target = Address_Guard::check( $url );
		if ( is_wp_error( $target ) ) {
			Errors::log( 'send_public', $target->get_error_message() );
			return self::not_loaded();
		}
		$time                = new Time_Budget( isset( $args['timeout'] ) ? $args['timeout'] : self::TIMEOUT );
		$args['redirection'] = 0;
		$args['headers']     = ( isset( $args['headers'] ) ? $args['headers'] : array() ) + Plain_Answer::headers();
		return $this->request_pinned( $target, $args, $time );
	}

	/**
	 * Requests a URL that Address_Guard let through, from the addresses that it judged.
	 *
	 * @param array       $target What Address_Guard::check() returned.
	 * @param array       $args   As for request().
	 * @param Time_Budget $time   Time it may take.
	 * @return array|\WP_Error As get_public().
	 */
	private function request_pinned( array $target, array $args, Time_Budget $time ) {
		$unpin = Address_Pin::set( $target );
		if ( is_wp_error( $unpin ) ) {
			return $unpin;
		}
		$guards   = array( $unpin, $time->guard(), Plain_Answer::guard() );
		$response = $this->request( $target['url'], $args );
		array_map( 'call_user_func', $guards );
		return is_wp_error( $response ) ? self::not_loaded() : $response;
	}

	/**
	 * Turns an answer that is of no use into the error our routes give.
	 *
	 * @param array|\WP_Error $response What request() returned.
	 * @param string          $service  Name of the service as people know it.
	 * @return \WP_Error|null Null when the answer is worth reading.
	 */
	public static function service_error( $response, $service ): ?\WP_Error {
		if ( is_wp_error( $response ) ) {
			return Errors::unreachable( $service );
		}
		$status = $response['status'];
		if ( $status < 400 ) {
			return null;
		}
		Errors::log( $service, $status . ' ' . $response['body'] );
		if ( 429 === $status ) {
			return Errors::rate_limited( Raw_Answer::retry_after( $response ) );
		}
		if ( 401 === $status || 403 === $status ) {
			return Errors::rejected( $service );
		}
		return $status >= 500 ? Errors::unreachable( $service ) : null;
	}

	/**
	 * Reads the JSON of an answer.
	 *
	 * @param array|\WP_Error $response What request() returned.
	 * @return array|null Null when it is no JSON object or list.
	 */
	public static function json( $response ): ?array {
		$data = is_wp_error( $response ) ? null : json_decode( $response['body'], true, 64 );
		return is_array( $data ) ? $data : null;
	}

	/** How this site introduces itself. */
	public static function user_agent(): string {
		return 'WordPress/' . get_bloginfo( 'version' ) . '; mainstreet/' . MAINSTREET_VERSION . '; ' . home_url();
	}

	/** The one error for a typed address that gave nothing. */
	private static function not_loaded(): \WP_Error {
		return new \WP_Error(
			'http_request_failed',
			__( 'Could not load this URL. Please check it.', 'mainstreet-blocks' ),
			array( 'status' => 400 )
		);
	}
}
