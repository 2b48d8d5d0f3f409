<?php
namespace WordPress\Sniffs\PHP;

use Mainstreet\Phpcs\Function_List;

final class DevelopmentFunctionsSniff extends Function_List {

	const GROUPS = array(
		'error_log' => array( 'error_log', 'var_dump', 'var_export', 'print_r', 'trigger_error', 'set_error_handler', 'debug_backtrace', 'debug_print_backtrace', 'wp_debug_backtrace_summary' ),
		'prevent_path_disclosure' => array( 'error_reporting', 'phpinfo' ),
	);
}
