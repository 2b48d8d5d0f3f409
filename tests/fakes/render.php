<?php
/**
 * Plugin Name: Mainstreet test bench, rendering
 * Description: Must-use plugin of the end-to-end tests: renders thousands of contents in one request.
 *
 * `POST /?mainstreet_test=render` with a JSON object of
 *   templates  contents; `"%%value%%"` in them is the place of a value
 *   values     JSON sources, or `{"text":"a","times":1000}` for a string of so many texts
 *   trials     `[template, value]` each, as places in the lists above; the value may be left out
 *   saved      optional: true lets contents pass the filters of saving first, as if an author had saved them
 *
 * It answers with
 *   renderings  what the_content() printed, each text once
 *   trials      `[rendering, [PHP error, …], ms]` of each trial
 *
 * @package Mainstreet
 */

namespace Mainstreet\Test_Bench;

defined( 'ABSPATH' ) || exit;

/** Renders contents and collects what came of it. */
final class Renderer {
	/** @var array<string, int> Renderings and their places. */
	private $places = array();

	/** @var string[] PHP errors of the current trial. */
	private $errors = array();

	/** @var bool Whether contents pass the filters of saving first. */
	private $is_saved;

	/**
	 * @param bool $is_saved Whether contents pass the filters of saving first.
	 */
	public function __construct( $is_saved ) {
		$this->is_saved = $is_saved;
	}

	/**
	 * Notes a notice or warning; those silenced with @ are none.
	 *
	 * @param int    $level   Kind of error.
	 * @param string $message What happened.
	 * @param string $file    Where.
	 * @param int    $line    Where.
	 * @return bool
	 */
	public function on_error( $level, $message, $file, $line ) {
		if ( error_reporting() & $level ) {
			$this->errors[] = sprintf( '%s in %s:%d', $message, basename( $file ), $line );
		}
		return true;
	}

	/**
	 * Renders one content.
	 *
	 * @param string $content Serialised blocks.
	 * @return array Place of the rendering, errors, ms.
	 */
	public function render( $content ) {
		$this->errors = array();
		$html         = '';
		$start        = microtime( true );
		try {
			if ( $this->is_saved ) {
				$content = wp_unslash( wp_filter_post_kses( wp_slash( $content ) ) );
			}
			$html = apply_filters( 'the_content', $content );
		} catch ( \Throwable $error ) {
			$this->on_error( E_ALL, $error->getMessage(), $error->getFile(), $error->getLine() );
		}
		$ms = 1000 * ( microtime( true ) - $start );
		if ( ! isset( $this->places[ $html ] ) ) {
			$this->places[ $html ] = count( $this->places );
		}
		return array( $this->places[ $html ], $this->errors, $ms );
	}

	/**
	 * All renderings, in the order of their places.
	 *
	 * @return string[]
	 */
	public function renderings() {
		return array_map( 'strval', array_keys( $this->places ) );
	}
}

/**
 * JSON source of a value.
 *
 * @param string|array $value Source, or text and times.
 * @return string
 */
function source_of( $value ) {
	return is_array( $value ) ? '"' . str_repeat( $value['text'], $value['times'] ) . '"' : $value;
}

/**
 * Answers a request for renderings.
 */
function render_trials() {
	if ( ! isset( $_GET['mainstreet_test'] ) || 'render' !== $_GET['mainstreet_test'] ) {
		return;
	}
	$asked    = json_decode( file_get_contents( 'php://input' ), true );
	$renderer = new Renderer( ! empty( $asked['saved'] ) );
	set_error_handler( array( $renderer, 'on_error' ) );
	$results = array();
	foreach ( $asked['trials'] as $trial ) {
		$content   = $asked['templates'][ $trial[0] ];
		$results[] = $renderer->render(
			isset( $trial[1] ) ? str_replace( '"%%value%%"', source_of( $asked['values'][ $trial[1] ] ), $content ) : $content
		);
	}
	restore_error_handler();
	wp_send_json(
		array(
			'renderings' => $renderer->renderings(),
			'trials'     => $results,
		),
		200,
		JSON_INVALID_UTF8_SUBSTITUTE
	);
}

add_action( 'template_redirect', __NAMESPACE__ . '\render_trials', 0 );
