<?php
/**
 * Runs commands. `lines` of $values is a list of `words` (after `wp mainstreet`), `stdin`, `user` (ID; 0 for none); `http` is
 * what other hosts answer. Prints a list of
 * `code`, `output`, `errors`.
 *
 * @package Mainstreet
 */

$mainstreet_results = array();
add_filter( 'pre_wp_mail', '__return_true' );
// Every other host answers with `http` of $values.
add_filter(
	'pre_http_request',
	static fn() => array(
		'headers'  => array(),
		'body'     => (string) wp_json_encode( $values['http'] ),
		'response' => array( 'code' => 200, 'message' => '' ),
		'cookies'  => array(),
		'filename' => null,
	)
);
foreach ( $values['lines'] as $mainstreet_line ) {
	WP_CLI::$errors = '';
	WP_CLI::$stdin  = $mainstreet_line['stdin'];
	wp_set_current_user( $mainstreet_line['user'] );
	$mainstreet_code = 0;
	ob_start();
	try {
		list( $mainstreet_object, $mainstreet_method, $mainstreet_words ) = mainstreet_find_command( array_merge( array( 'mainstreet' ), $mainstreet_line['words'] ) );
		list( $mainstreet_args, $mainstreet_options )                     = mainstreet_parse_words( $mainstreet_words );

		$mainstreet_options = mainstreet_validate_words( $mainstreet_args, $mainstreet_options, mainstreet_read_synopsis( (string) $mainstreet_method->getDocComment() ) );
		$mainstreet_method->invoke( $mainstreet_object, $mainstreet_args, $mainstreet_options );
	} catch ( WP_CLI_Ended $mainstreet_end ) {
		$mainstreet_code = $mainstreet_end->getCode();
	}
	$mainstreet_results[] = array(
		'code'   => $mainstreet_code,
		'output' => (string) ob_get_clean(),
		'errors' => WP_CLI::$errors,
		'may'    => current_user_can( 'manage_options' ),
	);
}
echo wp_json_encode( $mainstreet_results );
