<?php
namespace WordPress\Sniffs\PHP;

use Mainstreet\Phpcs\Function_List;

final class DiscouragedPHPFunctionsSniff extends Function_List {

	const GROUPS = array(
		'serialize' => array( 'serialize', 'unserialize' ),
		'urlencode' => array( 'urlencode' ),
		'runtime_configuration' => array( 'error_reporting', 'ini_restore', 'apache_setenv', 'putenv', 'set_include_path', 'restore_include_path', 'dl' ),
		'system_calls' => array( 'exec', 'passthru', 'proc_open', 'shell_exec', 'system', 'popen' ),
		'obfuscation' => array( 'convert_uudecode', 'convert_uuencode', 'str_rot13' ),
	);
}
