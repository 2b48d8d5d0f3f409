<?php
namespace Mainstreet\Http;

use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

/**
 * Sends all requests of the plugin to other servers (docs/server-contract.md 0.4): with limits for time and size, through core's
 * safe functions, and not while the circuit breaker of a host is open.
 */
final class Http_Client {

	/** Default timeout in seconds. */
	const TIMEOUT = 8;

	/** Timeout in seconds for uploads and downloads to a file. */
	const UPLOAD_TIMEOUT = 60;

	/** Maximum number of bytes of a response (2 MB) and of a feed (10 MB). */
	const LIMIT      = 2097152;
	const FEED_LIMIT = 10485760;

	/** Maximum number of redirects for a typed URL. */
	const MAX_HOPS = 5;

	/** cURL errors that occur before anything is sent: unknown host, no connection, or no TLS connection. */
	const UNSENT_ERRORS = '/cURL error (?:5|6|7|35|51|58|59|60|66|77|83):|cURL error 28: (?:Connection time|Failed to connect|Resolving timed|SSL connection timeout)/';

	/**
	 * Sends a request; same parameters and results as wp_safe_remote_request().
	 *
	 * @var callable
	 */
	private $transport;

	/** Whether the last request may have reached its host. */
	private bool $was_sent = false;

	/**
	 * Classes get the client injected, so that tests can replace it.
	 *
	 * @param callable|null $transport Sends a request; wp_safe_remote_request() by default.
	 */
	public function __construct( ?callable $transport = null ) {
		$this->transport = $transport ? $transport : 'wp_safe_remote_request';
	}

	/**
	 * Requests a URL that the plugin has built. Use get_public() for a URL that a person typed.
	 *
	 * @param string $url  Absolute URL.
	 * @param array  $args As wp_remote_request() takes them; `limit_response_size` is the maximum number
	 *                     of bytes; with `truncate` a larger response is cut off instead of rejected.
	 * @return array|\WP_Error `status`, `headers` (lower-case names), `body`, `url`; an error only
	 *                         if there is no usable response.
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
				// A redirect would send the key to another host.
				'redirection' => isset( $args['headers']['Authorization'] ) ? 0 : 3,
				'user-agent'  => self::user_agent(),
			)
		);
		unset( $args['truncate'] );
		// Core cuts without notice; one more byte distinguishes a cut response from one of exactly this size.
		$args['limit_response_size'] = $limit + 1;

		$response       = call_user_func( $this->transport, $url, $args );
		$this->was_sent = self::may_have_been_sent( $response );
		if ( is_wp_error( $response ) ) {
			if ( 'http_request_not_executed' !== $response->get_error_code() ) {
				$breaker->record_failure();
			}
			Errors::log( $host, $response->get_error_message() );
			return Errors::unreachable( $host );
		}
		$breaker->record_success();

		return self::read( $response, $url, $args, $truncate );
	}

	/**
	 * Reads a response, and rejects it if it is larger than allowed.
	 *
	 * @param array  $response Result of wp_safe_remote_request().
	 * @param string $url      URL of the request.
	 * @param array  $args     Arguments of the request.
	 * @param bool   $truncate Whether a larger response is cut off instead.
	 * @return array|\WP_Error As request().
	 */
	private static function read( $response, $url, array $args, bool $truncate ) {
		$limit   = $args['limit_response_size'] - 1;
		$body    = (string) wp_remote_retrieve_body( $response );
		$to_file = ! empty( $args['stream'] ) && ! empty( $args['filename'] );
		$size    = $to_file && is_file( $args['filename'] ) ? (int) filesize( $args['filename'] ) : strlen( $body );
		if ( $size > $limit && ! $truncate ) {
			if ( $to_file ) {
				wp_delete_file( $args['filename'] );
			}
			$host = (string) wp_parse_url( $url, PHP_URL_HOST );
			Errors::log( $host, 'The answer is larger than ' . $limit . ' bytes.' );
			return Errors::unreachable( $host );
		}
		$headers = wp_remote_retrieve_headers( $response );
		$headers = is_object( $headers ) && method_exists( $headers, 'getAll' ) ? $headers->getAll() : (array) $headers;
		return array(
			'status'  => (int) wp_remote_retrieve_response_code( $response ),
			'headers' => array_change_key_case( $headers ),
			'body'    => substr( $body, 0, $limit ),
			'url'     => $url,
		);
	}

	/**
	 * Whether a request may have reached its host. True if unknown.
	 *
	 * @param array|\WP_Error $response Result of wp_safe_remote_request().
	 */
	public static function may_have_been_sent( $response ): bool {
		return ! is_wp_error( $response ) || ( 'http_request_not_executed' !== $response->get_error_code() && ! preg_match( self::UNSENT_ERRORS, $response->get_error_message() ) );
	}

	/**
	 * Reads the Retry-After header of a response.
	 *
	 * @param array $response Result of request().
	 * @return int Seconds, at most a day; Circuit_Breaker::BLOCK_SECONDS if the header is missing or invalid.
	 */
	private static function retry_after( $response ) {
		$header  = $response['headers']['retry-after'] ?? '';
		$header  = is_array( $header ) ? (string) end( $header ) : (string) $header;
		$seconds = is_numeric( $header ) ? (int) $header : (int) strtotime( $header ) - time();
		return min( DAY_IN_SECONDS, $seconds > 0 ? $seconds : Circuit_Breaker::BLOCK_SECONDS );
	}

	/**
	 * Whether the last request may have reached its host, and thus have taken effect even without a response. Not part of the error,
	 * because errors may be shown to users who scan for hosts.
	 */
	public function was_sent(): bool {
		return $this->was_sent;
	}

	/**
	 * Requests a URL that a person typed, without giving access to this server's network. Address_Guard checks every redirect target,
	 * and the request is sent only to the checked addresses.
	 *
	 * @param string $url  URL as typed.
	 * @param array  $args As for request(); `max_hops`, maximum number of redirects; `budget`, a
	 *                     Time_Budget for all of them together (default: the timeout of one request);
	 *                     `may_go`, `function ( string $url ): bool`, to limit the hosts.
	 * @return array|\WP_Error As request(); `url` is the last one. Rejected, unknown and unreachable
	 *                         hosts return the same error, so that it cannot be used to scan a
	 *                         network. `mainstreet_http_not_pinned` (502) if this server cannot
	 *                         request typed URLs at all.
	 */
	public function get_public( $url, array $args = array() ) {
		$hops = isset( $args['max_hops'] ) ? (int) $args['max_hops'] : self::MAX_HOPS;
		$most = $args['timeout'] ?? ( empty( $args['stream'] ) ? self::TIMEOUT : self::UPLOAD_TIMEOUT );
		$time = $args['budget'] ?? new Time_Budget( $most );
		$goes = $args['may_go'] ?? '__return_true';
		unset( $args['max_hops'], $args['budget'], $args['may_go'] );
		$args['redirection'] = 0;
		$args['method']      = 'GET';
		$args['headers']     = self::public_headers( $args );

		for ( $hop = 0; $hop <= $hops; $hop++ ) {
			$target = $goes( $url ) ? Address_Guard::check( $url ) : new \WP_Error( 'refused', 'Refused: not a host for this.' );
			if ( is_wp_error( $target ) ) {
				Errors::log( 'get_public', $target->get_error_message() );
				return self::not_loaded();
			}
			// The DNS lookup counts, too.
			if ( 0.0 === $time->left() ) {
				return self::not_loaded();
			}
			$args['timeout'] = min( $most, $time->left() );
			$response        = $this->request_pinned( $target, $args, $time );
			if ( is_wp_error( $response ) ) {
				return $response;
			}
			$location = $response['headers']['location'] ?? '';
			if ( ! in_array( $response['status'], array( 301, 302, 303, 307, 308 ), true ) || '' === $location ) {
				return $response;
			}
			// A repeated header is an array; browsers use the last value.
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
	 * Sends data to a URL that a person typed, with the checks of get_public(). Redirects are not followed.
	 *
	 * @param string $url  URL as typed.
	 * @param array  $args As for request(), with `method` and `body`.
	 * @return array|\WP_Error As get_public().
	 */
	public function send_public( $url, array $args = array() ) {
		$this->was_sent = false;

		$target = Address_Guard::check( $url );
		if ( is_wp_error( $target ) ) {
			Errors::log( 'send_public', $target->get_error_message() );
			return self::not_loaded();
		}
		$time                = new Time_Budget( $args['timeout'] ?? self::TIMEOUT );
		$args['redirection'] = 0;
		$args['headers']     = self::public_headers( $args );
		return $this->request_pinned( $target, $args, $time );
	}

	/**
	 * Requests a checked URL, bound to the checked addresses.
	 *
	 * @param array       $target Result of Address_Guard::check().
	 * @param array       $args   As for request().
	 * @param Time_Budget $time   Time limit.
	 * @return array|\WP_Error As get_public().
	 */
	private function request_pinned( array $target, array $args, Time_Budget $time ) {
		$unpin = Address_Pin::bind( $target );
		if ( is_wp_error( $unpin ) ) {
			return $unpin;
		}
		$guards   = array( $unpin, $time->limit_requests(), self::limit_decompression() );
		$response = $this->request( $target['url'], $args );
		array_map( 'call_user_func', $guards );
		return is_wp_error( $response ) ? self::not_loaded() : $response;
	}

	/**
	 * Prevents core from decompressing a response a second time: removes the Content-Encoding header before core parses it. cURL
	 * decompresses while it reads, so the size limit applies to the result. Core then decompresses again without a limit: in a response
	 * that was compressed twice, 100 kB can become 100 GB.
	 *
	 * @return callable Removes the hook.
	 */
	private static function limit_decompression(): callable {
		$open = static function ( &$response ) {
			$end = is_string( $response ) ? strpos( $response, "\r\n\r\n" ) : false;
			if ( false !== $end ) {
				$response = preg_replace( '/^Content-Encoding:.*\r?\n/mi', '', substr( $response, 0, $end + 2 ) ) . substr( $response, $end + 2 );
			}
		};
		// All 6 arguments are needed; otherwise WordPress does not pass the response by reference.
		add_action( 'requests-requests.before_parse', $open, 10, 6 );
		return static function () use ( $open ) {
			remove_action( 'requests-requests.before_parse', $open );
		};
	}

	/** Returns the request headers; asks for an uncompressed response if PHP has no cURL, because nothing decompresses it then. */
	private static function public_headers( array $args ): array {
		return ( $args['headers'] ?? array() ) + ( function_exists( 'curl_init' ) ? array() : array( 'Accept-Encoding' => 'identity' ) );
	}

	/**
	 * Converts an unusable response to an error for REST routes.
	 *
	 * @param array|\WP_Error $response Result of request().
	 * @param string          $service  Display name of the service.
	 * @return \WP_Error|null Null for status codes below 400, and for client errors that the caller handles.
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
			return Errors::rate_limited( self::retry_after( $response ) );
		}
		if ( 401 === $status || 403 === $status ) {
			return Errors::rejected( $service );
		}
		return $status >= 500 ? Errors::unreachable( $service ) : null;
	}

	/**
	 * Decodes the JSON of a response.
	 *
	 * @param array|\WP_Error $response Result of request().
	 * @return array|null Null if it is not a JSON object or list.
	 */
	public static function json( $response ): ?array {
		$data = is_wp_error( $response ) ? null : json_decode( $response['body'], true, 64 );
		return is_array( $data ) ? $data : null;
	}

	/** Returns the user agent of outgoing requests. */
	public static function user_agent(): string {
		return 'WordPress/' . get_bloginfo( 'version' ) . '; mainstreet/' . MAINSTREET_VERSION . '; ' . home_url();
	}

	/** Creates the error for all typed URLs that could not be loaded. */
	private static function not_loaded(): \WP_Error {
		return new \WP_Error(
			'http_request_failed',
			__( 'Could not load this URL. Please check it.', 'mainstreet-blocks' ),
			array( 'status' => 400 )
		);
	}
}
