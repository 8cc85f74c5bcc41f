{{- /*
Only what Go's own template language has: `template` and `printf "%q"`, nothing of Sprig or Helm. So the tests render the
chart with Go's engine, without Helm's program.
*/ -}}

{{- define "patine.labels" }}
    app.kubernetes.io/name: patine
    app.kubernetes.io/instance: {{ .Release.Name }}
    app.kubernetes.io/version: {{ printf "%q" .Chart.AppVersion }}
    app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{- define "patine.tag" }}{{ if .Values.image.tag }}{{ .Values.image.tag }}{{ else }}{{ .Chart.AppVersion }}{{ end }}{{- end }}

{{- define "patine.apiEnvironment" }}
          envFrom:
            - secretRef:
                name: {{ .Values.secrets.api }}
          env:
            {{- range $name, $value := .Values.settings }}
            - name: {{ $name }}
              value: {{ printf "%q" $value }}
            {{- end }}
            {{- range $name, $value := .Values.api.settings }}
            - name: {{ $name }}
              value: {{ printf "%q" $value }}
            {{- end }}
{{- end }}

{{- define "patine.podSecurity" }}
      automountServiceAccountToken: false
      securityContext:
        runAsNonRoot: true
        runAsUser: 65532
        runAsGroup: 65532
        fsGroup: 65532
        seccompProfile:
          type: RuntimeDefault
{{- end }}

{{- define "patine.containerSecurity" }}
          securityContext:
            allowPrivilegeEscalation: false
            readOnlyRootFilesystem: true
            capabilities:
              drop: [ALL]
{{- end }}
